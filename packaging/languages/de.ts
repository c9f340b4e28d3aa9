<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
  <context>
    <name>companion</name>
    <message>
      <source>{hex} is not a hex</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>column and row: [12, 8]</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>units start in a hex that they may enter</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{unit} has no strength</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>infantry, cavalry, foot_guns or horse_guns</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{unit} has no infantry that could straggle</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>fatigue and its clause stand together</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>give both or neither</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>a printed spelling and its clause stand together</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{value} is out of range</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{min} to {max} ({clause})</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{letter} of the {side} army stands in $.corps[{first}] too</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>a letter names one row of an army</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>the {side} army has no headquarters</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>a row of letter "{headquarters}"</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>the {side} army has no corps</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>corps are numbered {min} to {max} ({clause})</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>the {side} army has {count} corps</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>the rows come to {found:,}, not {right:,}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>mend the rows or the total, or leave the totals out</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>nobody fights in a night turn</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>nobody fights in a rain turn</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>only one side is in the hex</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>both forces are demoralised</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>a ranking names each of these once, parted by commas: {wanted}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{given!r} is no answer; there are {names}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>no battle waits for an answer</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>no battle is open</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>no battle waits for a result from the table</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>the result is of battle {battle}; battle {id} waits for one</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{name} is not in battle {id}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{name} fought in battle {id} and is left out</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{name} has {has} strength points of {arm}; {lost} cannot be lost</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{name} has {left} strength points of infantry left; {stragglers} cannot run</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{name}: fatigue of {fatigue:g} is not within 0 and {float:g}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{name}: fatigue of {fatigue:g} is not in steps of {float:g}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{name}: an army's commander cannot be killed</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{name}: no leader was lost whose fatigue could be counted</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>expected a number from 1/{float:g} to {float:g}, got {random_factor!r}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>the game is over; only notes and the referee's hand change it now</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>a question to the {seat} waits for an answer first</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>no question is waiting for an answer</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>a ranking names each corps once, the first first: {names}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{choice!r} is not one of {names}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>the {side} player {doing}; he ends that with ET</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>orders are written in the player phases; this is the {phase}: continue</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>it is the {side} player who orders now, and {other_side} is not his</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>in the set-up corps get number, urgency and contact mode: set-up, and ET when done</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>the set-up is over; SU and CM change urgency and contact mode by dispatch</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>the starting hex {unfit}; name one that a unit can be in</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>step {nth} is {direction}; directions run from 1, north, clockwise to 6</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>step {nth}, {direction} ({names}) from {key}, {why}; {instead}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>that cannot be ordered here</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>there is no force: form one with OF first</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>no cavalry corps is in the force; only cavalry patrols</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>only a cavalry corps patrols; {one} has foot</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{one} can never come to {key}: a river or mountains are between</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>to a force go SU, CM, MV, PT and CD; order this of one corps</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>the orders to {one} are begun; none is written yet</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>headquarters is the primary army commander; name one of his corps</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>the leader of {one} is the secondary army commander already</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>SM is for headquarters alone; OF sets the speed of corps, SU makes them hurry likelier</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>headquarters is to march so already: {march}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>only Confederates leave for Washington</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{one} is not at an exit: those are {where}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{unfit}; {code} takes a hex that a unit can enter</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{code} is refused: CS tells where the corps stands; name a hex next to it that it may enter</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{code} names {key} already</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{one} is not within {hexes} hexes of headquarters, so {code} does not reach it at once; send it orders by dispatch (SU, CM, MV), or bring headquarters nearer</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>a force of nobody is none; name its corps, of {there}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{name!r} names no corps; a force is formed of {there}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{one} cannot join the force: it is formed of {there}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{one} is named more than once</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>one corps at a time is set up</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>headquarters is always number {number}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>that changes nothing for {one}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{what} is from {min} to {max}, not {value}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{one} is destroyed and takes no orders</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{one} has left the map and takes no orders</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>there is no corps {target!r}; there are: {there}; the campaign itself is {game!r}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>did you mean {upper!r}?</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{words} has no neighbour to the {names}: the side lies on the edge of the map</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>it stands in line {number}{from_other}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{name} stands in a hex that is {terrain}, not a town</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{row},{column} and its name in towns, or R for a road hex without a town</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{name} runs through {word}, which is {terrain}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>there is no corps {name!r}; your corps, by letter and number: {value}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>does not end with one row for any odds</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>leave `below` out there</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{urgency} is beyond {max}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{mp} is below 0</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{mp} is not above 0</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>an action without cost would never end</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{times} is not above 0</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{by} is not above 0</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>it divides</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>is no chance</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>slope above 0, most from 0 to 1</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>force and rest together come to {both} at eagerness {eagerness}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>at most 1</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{fatigue} is not above 0</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{points} is no multiple of the grain {fatigue}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{fatigue} tires</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>recovery is below 0</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{loss} % at leadership {leadership}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>a rout costs from 0 to {most} %</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{a_turn} is not above the immediate radius {radius}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{ratio} is not above 0</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{points} figures for {times} times</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>one for each time</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{number} is a corps' number</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>take one that no corps has</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{min}, {max} do not rise</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{base} is below 1</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>1 leaves the odds as they are</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{spread} is not from 0 to below 1</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{lowest}, {highest} do not rise</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>put the lower figure first</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{figure} is not above {least}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{figure} is below 0</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{names} is not the sequence of play</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>each phase once, in order</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>days {names}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>number them from 1 on</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{count} rows for scenario {one}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>keep one</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>the turns of a day fill {total} hours</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{hours} make a day</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{start} is not {hours} hours after {before}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>no turn starts at {at}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>there is no day {day}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{turns} turns, but its first and last are {length} apart</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>a direction is nobody's or both sides'</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>each direction once</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{count} rows for {scenario} day {day}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>no turn starts at {from_turn}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>add a row for each</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>no effectiveness is told of {names}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{called} is not within {hexes} hexes of headquarters; these are: {near}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>no corps waits to be told whether it withdraws</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>answer {again} or {no}, not {choice!r}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>sheet {n} of {all}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>there is nothing to print</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>the game has no such unit</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{deck}, {paper}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>the cards' fonts do not have {letters}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>write it in Latin, Greek or Cyrillic letters</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Map of the battle of Antietam</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Cut along the dashes and glue the sheets in their order; random fords are marked by each game itself</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{n} yards</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{name}: charts</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The table</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Total</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Points</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>no</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>yes</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>not {what}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>what the {seat} knows is not what the {side} side may know</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>open the game for that side: --as {side}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Briefing: {side}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{briefing}, {game}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Own forces</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Notes</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Turn</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{turn} of {last}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Time</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Moves first</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Player turn</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Phase</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{phase}, step {n}: {does}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Enemy</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The battle is over</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Situation</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>his units are known; his strength, losses and arrivals are hidden</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>only units that have been seen are known, and not their strength</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>nothing is hidden</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The enemy</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Nothing is known of him.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Command</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Known</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Other leaders</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{name}, {arm}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{name} ({where})</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>House rules</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>None: every ruling is read as by default.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Charge</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Chart</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Difference</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Attackers</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Defenders</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>hold</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>carry the position</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>carry the position or break through</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>must break through</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{n} or less</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{n} or more</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{low} to {high}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>disordered</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>disordered from the next combat on</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>disordered at once</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>−{n} stand, troops or guns; count again, roll again</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{n} skedaddles</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>a leader captured</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>retreat a full move</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>retreat out of musket range</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>fall back to {distance} away</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{n} captured</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{captured}, one more for each point from {n} on</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{captured}, one more for each point beyond {n}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>one gun stand of each damaged</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>one battery captured</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Batteries: {what}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>silenced</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Break through: </source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{n} of the move at the nearest enemy not just beaten, {bonus} in that combat. </source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Retreat: </source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>away from every enemy, face to him; blocked is surrender. Musket range {range}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Charge modifiers</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>To each side's die</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Either side</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>outnumbered {ratio} or more</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>outnumbered {ratio}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>, each</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>, each, at most {n}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>, each more than the enemy lost</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>, not mounted</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>the best one counts</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>each one counts</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>the best of each kind counts, they add</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>those that fight in their formation</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>all of the units in contact</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>those that fight in their formation, guns not</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>; a damaged gun stand is {n}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>; a silenced battery is disordered</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>if at least {share} of the side's stands are so{silenced}. Of ground the best counts, none where outflanked. Attached leaders: {leaders}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Supported: </source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{formations} always; else a brigade with {share} as many stands within {inches}, not in a combat itself. Never where outflanked.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Outnumbered: </source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>compare stands: {which}{gun}. Only the worst counts.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>any</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Charts</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Musketry &amp; Cannonade</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Fire points</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>troops</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>guns</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>−{n} stand</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>−{n} stands</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>no effect</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>under {n}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>below {low} read {low}, above {high} read {high}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>below {low} read {low} where no other cell says so, above {high} read {high}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>below {low} read {low}, above {high} one effect further</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Cells are the die after its modifiers; {beyond}. </source>
      <translation type="unfinished" />
    </message>
    <message>
      <source> disordered, </source>
      <translation type="unfinished" />
    </message>
    <message>
      <source> silenced, </source>
      <translation type="unfinished" />
    </message>
    <message>
      <source> damaged, </source>
      <translation type="unfinished" />
    </message>
    <message>
      <source> wrecked.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Natural {n}: </source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>the target rolls for each attached leader and an exceptional brigadier; every unit that fired with {share} or more of its stands is low on ammunition.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>For each stand</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Infantry</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Cavalry, breech-loading</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Cavalry, other arms</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Smoothbore guns</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Rifled guns</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Up to</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>A gun's first figure is canister, the others ball. Cavalry fire on foot only. A figure holds to its heading, edge included.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The points</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>infantry and cavalry on foot, {what}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>infantry and cavalry on foot, {what}; once</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>each damaged gun stand</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>guns low on ammunition</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>each stand that fires in enfilade; a March Column always is</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>each stand that fires in enfilade</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The die</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>target </source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>; each</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>; once</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>; not for March Columns</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>; the best counts</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>as target; adds to cover</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>as firers</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>as target; not with cover</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Add all points at one target, drop the fraction at the end</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Add all points at one target, round halves up at the end</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Round each unit's points half up, then add all at one target</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>at halved points</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>at full points</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>To fire</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source> {n} stands of the target must be in reach; {share} of its stands in cover is enough for cover.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{adding}; under {fewest} there is no fire.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Silenced guns do not fire; guns low on ammunition fire canister only, {how}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>infantry</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>cavalry</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>ball</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>canister</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Angle to either side: {angles}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>infantry brigade</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>cavalry brigade</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>foot battery</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>horse battery</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{left} of {start}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>replaced in turn {turn}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>to arrive in turn {turn}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{come}, {edge} edge</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source> (exceptional)</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{n} lost</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{n} skedaddled</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{stands} damaged</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>gun stand</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{n} boxes, {ticked} ticked</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Formation cards</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Formation {n} of {all}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>pennant: command stand</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Changes</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>dark: built on these</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Formations</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Change to</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Movement</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Fire</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Melee</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Cavalry, mounted</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Cavalry, on foot</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>full move</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>half move</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>mounted cavalry</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>cavalry on foot</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Forwards</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Backwards</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Wheel</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Oblique</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>About face</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Refuse flank</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>By the flank</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Dismount</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>into {formation}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Mount</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>from {formation}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>not available</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{inches} of the mounted rate, {when}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>all stands</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>the front rank only: half, rounded up</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>the front stand only</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>the front {n} stands</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>all</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source> when charging or charged</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>1 stand</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{n} stands</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source> on a road</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source> charging over a bridge</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>; always supported: </source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Always enfiladed: fire points </source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Fired at in column: die </source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Maneuver roll: </source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>A whole move on a road: </source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>To {formation}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Charts of the Gettysburg campaign</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>D is a demoralised corps. Strengths are the enemy's, for either side; blanks mark what was foraged.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Campaign counters</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>HQ</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>, demoralised</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>activity</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>enemy</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>foraged</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Gettysburg, west</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Gettysburg, east</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Cut along the dashes and glue the sheets in their order, then lay the boards side by side</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Map of the Gettysburg campaign</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The pennant is the command stand; the box is infantry, slanted cavalry, the disc guns; the star a leader.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Base labels</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Union</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Confederate</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>division</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>corps</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>army</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Fallen leader</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Die</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>What happens</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The leader</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>has fallen</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>stays</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Who rolls</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Each leader attached to the target, and its exceptional brigadier, when the die to hit shows a natural {n}; also if the unit is gone. No modifiers.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Replaced</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>His side misses {n} of its own Maneuver phases; an ordinary leader comes at the beginning of the next one, with any unit of his command.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Brigadier</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The brigade is exceptional no longer; nothing comes back.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Captured</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>One of the attached, by lot; replaced as if fallen.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Alone</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Never a target. Reached by the enemy he is put with the nearest friends.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Leaders</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>What they are worth</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Leader within the radius</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Leader attached</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Exceptional, within the radius</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Exceptional, attached</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Exceptional brigade commander</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Maneuver roll</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Where he is</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Command radius</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Move</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{length}; with a unit he moves as the unit</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>A battery</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>placed in position only within {length} of a leader of its chain</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Attaching</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>in the first step of the Maneuver phase, to a unit that his own move reaches</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Only leaders of the unit's own chain count: division, corps, army. An attached leader helps only the unit he is with.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Maneuver</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Disordered</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Good order</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{what}, disordered</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Must</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Every disordered brigade.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>May</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>A brigade in good order that wants to move or change formation; else it stays without a roll.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Never</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Batteries and leaders: they just move.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>One die a brigade and phase; roll and carry it out before the next one rolls.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Maneuver modifiers</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>To the die</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Each leader of the brigade's own chain counts, at the better of his figures.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Only the best leader of the brigade's own chain counts.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Each leader of the brigade's own chain counts; radius and attached add.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Command radius </source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>, of detached leaders only. </source>
      <translation type="unfinished" />
    </message>
    <message>
      <source> Column: March or Attack Column. Fieldworks: breastworks or trenches.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>What each outcome lets do</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Outcome</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Change</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Order then</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Stands</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>half</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>full</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>full, retreat</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>out of musket range</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>leaves the table</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>all skedaddle</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>good</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Markers</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Musket range is </source>
      <translation type="unfinished" />
    </message>
    <message>
      <source> from the nearest enemy foot. A silenced battery falls back {n} of its basic move, straight away from the enemy, in one Maneuver phase; a forced retreat does not count.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>How they come off</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>What it does</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>How it comes off</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Fire points {times}, charge {value}; must roll on the maneuver chart.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>canister only, {times}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>canister only</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Fire points {times}, guns {guns}; charge {value}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source> In a charge it counts as disordered, {value}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Guns do not fire.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>; in a charge it is {n} stand</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>All damaged: a further one wrecks a stand.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>All damaged: a further one wrecks the battery.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>All damaged: a further one does nothing.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Fire points of that gun stand {times}{counts}. </source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>States</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Of brigades and batteries</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>By the stands left</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Marks of the moment</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Wrecked: all gun stands are removed; it takes no further part.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>In charge contact: fires only at what it touches.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Changed formation or mode, or faced about in this player turn: {value} to fire at it.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Stands that are gone</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Lost</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>to fire or in a struggle</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Skedaddled</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>by a maneuver or charge result</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>in a charge; a brigade that cannot retreat surrenders whole</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>All count alike against fresh, worn and spent. The command stand goes last.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Shape and letter carry the meaning, so the sheet may be printed in grey. Worn and Spent stand beside the brigade; fresh needs no marker.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>low ammunition</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>damaged</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>wrecked</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>charging</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>worn</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>spent</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>changed, {value}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>breakthrough</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>turn</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Union leader</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Conf. leader</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>objective</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>1 point</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{n} points</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Road</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Rough</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Ford</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Through friends</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Linear object</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Foot artillery</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Horse artillery</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>never</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>free</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>as infantry, no road</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>as mounted, no road</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>kept</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>lost</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Ground</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The whole move of the phase on it, in March Column or limbered, with no change of formation, mounting or limbering. On a halved move the bonus is {kept}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Crossing</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Each ford, linear object or unit takes off its inches; below nothing it may not start.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Friends</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Pass through only if the move ends wholly clear beyond. Enemies: never.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Linear</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Wall, fence, hedge, works, trench, sunken road, bank; not where a road or gap goes through.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Closed wood</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{who}: only limbered, on a road.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Woods and broken ground. Any of it slows the whole move by its factor.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Woods and broken ground. Only the inches in it cost more, each: {costs}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Sight</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>open wood </source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>, closed wood </source>
      <translation type="unfinished" />
    </message>
    <message>
      <source> (as printed; exchanged?)</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Musket range</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source> from the nearest enemy foot</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Battery</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>put in position only within </source>
      <translation type="unfinished" />
    </message>
    <message>
      <source> of a commander</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Change of formation</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>In this order</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>What they take of a move</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>From / to</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>One change a phase, before or after the rest of the move; none on Tardy or Rallies.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Mounting and limbering</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Limber, unlimber</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{n} of a move each; an unlimbered battery moves only by limbering</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{times}; {formations} only, a whole move by itself</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Tardy, Rallies</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{times}; mounting or limbering then takes all of it</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{length} of the mounted rate, at the {when}; {formations}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Multiply</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>by the flank {times}, or the road bonus</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Take off</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>fords, linear objects, friends passed through</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Begin</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>with the basic rate</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Halve</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{times} for Tardy or Rallies</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>change of formation, mounting, limbering</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Spend</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>what is left, rough ground at its cost</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>to the nearest {step}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Round</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Orders and casualties</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Order</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Casualties</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Turn, of {last}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>From</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Place</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>To</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Number</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Received</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Understood</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Carried out</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>cut here</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Stands lost, turns {first} to {last}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Unit</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Start</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Leader</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Commands</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Fell, wounded or captured</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Who takes his place</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>the army</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Roster: {title}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{title}, turn {turn} of {last}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Condition</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{least} to {most}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{least} or {most}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>fresh {n} or more</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>worn {n}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>spent {n} or less</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Formation</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Guns</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{gun} guns</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Batteries</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Carbines</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>exceptional</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Commander</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>With it</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Under</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Charges</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>leader</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{name}: {n}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>So far</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Since</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Losses</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>No source gives: {what}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>its charts</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Passage</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Obstacle</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Limbering or unlimbering takes {share} of the move.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Mounted</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>On foot</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>In</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>To {code}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>front rank</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{n} on a road</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{n} over a bridge</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>all in contact</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Points a stand</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Angle, either side</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source> canister</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>low on ammunition: canister only</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>silenced: no fire</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>once</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>each</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source> or </source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The die of fire</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Cavalry on foot as target, added to cover.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Cavalry on foot as those who fire.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Cavalry on foot as target, not added to cover.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Plus counts once.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Each plus counts.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Of cover the best counts.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>A March Column is doubled in place of the plus.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Hit by fire</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Markers come off</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>. Command radius {length}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Either way</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Charging</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Charged</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>States count where at least {share} of the side's stands are in them.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Referee's screen</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Sequence of play</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>A full turn: </source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>, then </source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{side} player turn</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>. Each has the same phases.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Within a step all is declared and rolled first, then takes effect at once for both sides; </source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>the next step begins with what is then left.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>In the player turn of</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>both sides</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Due replacements first; attach and detach only now.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Brigades</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>One at a time: roll, carry it out, then the next. Each rolls at most once.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Move without a roll.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Move into contact within the allowed move; never batteries, nor on Hold Ground, Wavering, Shaken or a retreat.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>At the end</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Markers come off: low on ammunition, silenced.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Each unit</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Fires once in a player turn, at one target; never because it must.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>In contact</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Fires only at what it is in contact with; chargers in the offensive step, mounted cavalry not at all.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Together</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>All that fire at one target in a step may add up for one die.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Combats</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>All units linked by contact fight one combat; fresh and spent as the phase begins.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Break through</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{n} of the move at the nearest enemy; its combat brings no further one.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Must be done</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Roll</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Every disordered brigade, on the maneuver chart.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>On a natural {n} to hit: each leader with the target, its exceptional brigadier too.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Retreat</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Away from the enemy; who cannot, surrenders.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Swept away</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The attackers must break through.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>In each phase</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Who acts, what is done</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Command control, in the {levels} game</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>From ... to ...</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>a unit to its division's leader</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>artillery to its corps' leader</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>a division's to its corps' leader</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Beside the corps leader</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>within {squares}: in command</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>always in command</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Activation and command</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Activation</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>everybody is always active</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{side} divisions that may be active in a turn</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>To begin with</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Drawn</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{n} more</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Score</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>1 for each {n} points</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>1 for each {n} turns</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Level of play</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{n} for each above the historical one</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Never fewer than</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>not before turn {n}, where that is played</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Cavalry</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Held back: in the Basic game, and by a computer</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Until turn</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>drawn at the start</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{n} turns</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{name}'s division</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Rout</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Draw</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>after losses, with morale below {n}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Breaks</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>At once</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>troops of fewer than {n} men that lose any</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Goes back</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>After melee</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{n} squares, drawn</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Into a zone of control</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{men} of its men, or {guns}, and it stops</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>gun</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Rally</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Morale</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{n} at least</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>more than {n} men</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Disruption</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Chance</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{chance} for {n} casualties</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Recovers</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>with morale above {n}:</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Of these against it: the brigade's leader lost, an enemy zone of control</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>neither</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>one</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>both</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Morale, rout and order</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>A square entered</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Fatigue</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Basic game: infantry</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Basic game: others</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Besides</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Deed</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>a level of works built</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>routed troops pass through</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>the leader falls</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>a point of forced march</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Losses that make a point of fatigue</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The unit has</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>fewer than {n} men</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{low} to {high} men</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>its men ÷ {n}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>as {n} men</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Rest in the recovery phase</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The unit stands</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>It loses</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>in an enemy zone of control</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>effectiveness ÷ {n}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>free of them</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Guns in melee</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>unlimbered artillery above fatigue {n} goes back</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Runs out at a shot</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Arm</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Resupply: first by the distance to the division's leader</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Squares</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Goes on</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>any: {who}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Then by side and arm</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Who</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Mid-turn</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Wounded</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{n} of the share of its men that his unit loses</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>His unit is gone</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>lost with it: {chance}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Ammunition and leaders' wounds</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>at once, {chance}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>no, {chance}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Charts of Battle of Antietam</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Charts of Shiloh</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Small arms: men lost for {n} men</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Artillery: men lost for {n} gun</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Weapon</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Code</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>By range in squares, for {n} men or {guns} gun; – is out of range.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>on a unit stands for {weapon}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Weapons</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Modifiers by ground and mode</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The target is in or is</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Fire ×</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Melee ×</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>He who fires or attacks is in</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>His mode</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>His condition</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>higher ground</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{ground}, {arm}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>routed</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>disrupted</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>without ammunition</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Last fire only</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{who}: no fire but the last before a melee</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>No attack</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{who}: in melee only as a defender</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Flanked from all sides</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Levels of play</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Losses inflicted</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{n} a level above {level}, of {most}: more by the Union, fewer by the Confederates</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Losses of artillery</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>A gun</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>is lost for {men} casualties</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>In melee</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>a gun defends itself as {men} men</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Driven back</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>at least {guns} lost</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Command control</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The trace</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>within {share} of its length, or beside the corps leader</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>within its length</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>out of command</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Other modifiers</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Flank</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>×{more} for who has it, ×{less} for who is taken in it and defends</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{n} more for each point of a leader's bonus</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Density of the target</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Density of one's own square</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The same in melee, attacking</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Density in melee</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>each side's losses, by its own square</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>changes no losses</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Works</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{n} less for each level</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{share} less for each {n}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>; in melee too</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>; not in melee</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Efficiency</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{share} less for each {n} below 100</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>operation points in hand, at least {least}, divided by {by}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Crews</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>artillerymen to {men} a gun, cut to {grain}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Outmanoeuvred</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>After a successful attack</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>×{least} to ×{most}, every figure as likely</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>all but the draw together ×{least} at least, ×{most} at most, cut to {grain}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The product</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>point</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>points</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{share} more for each {step} men above {men}, less below</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{share} less for each {step} men above {men}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>, from {low} to {high}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>A square</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{troops} of infantry or cavalry and {guns} of artillery</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{units} in all</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>the main victim bears {n} shares, each other unit {one}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Artillery fire</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>from {squares} on it reaches every unit of the square</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Kinds of ground</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Scale</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Stacking and ground</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>unit</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>units</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Open</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Woods</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Town</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Crops</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Water</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Bridge</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{n} yards across</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{rows} squares from north to south, {columns} from west to east</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The map</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Elevations</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{n} of history, or {more} drawn</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Fords</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Effectiveness, fatigue, morale</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Levels of works</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>From elevation</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>one sees</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>In the way, above its own ground</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Height</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Heights</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>An elevation</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{low} to {high} feet; {n} are reckoned</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>An eye, and what it looks at</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{feet} above the ground</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Always seen</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>within {squares}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Visibility of the day</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>From turn</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>of the limits</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Never less than</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Line of sight</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{n} feet</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Attackers' strength less defenders', divided by {by} and cut towards 0.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Differential</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Attackers lose</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>go back</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Defenders lose</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Losses are drawn for each side, every number as likely. The defenders' retreat comes first; </source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>the attackers draw only where they stay.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Movement costs</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Operations</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Square entered</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>In brackets: a diagonal step. P is prohibited, – does not concern the column. </source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Foot is infantry and dismounted cavalry; limbered and unlimbered are artillery.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Along a road, instead of the ground</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Step</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>road</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>to higher ground</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>into or out of an enemy zone of control</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>from zone to zone, instead</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>in {modes} only</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>; infantry as a demibrigade</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>; no other unit in the square entered</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Diagonal steps</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>along the road too</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>never by road</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Over a bridge</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Uphill</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{points} more</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>In a {ground}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>only before any other move of the phase</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>only where a friendly unit stands in the square entered</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Zone to zone</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Bridges</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>crossed in {modes} only</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source> in {modes}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Ground of the {ground}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Steps with {weapon}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Every cost at night</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Every cost</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Operation points (OP)</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Costs</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>In the Basic game</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Leaving a zone</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{points}, all of it in hand</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>No modes</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>infantry moves as foot, cavalry mounted, artillery limbered; guns fire unlimbered; everybody may use roads and bridges</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>A phase</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Out of command</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Kept from before</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>at most {points}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>One square</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>is always possible with {points} in hand, {fewer} out of command</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Routed</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{squares} a phase</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Force march</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{points} more for {fatigue} points of fatigue; none from fatigue {most} on</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>change of mode</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>into {modes}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>unlimber in an enemy zone of control</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>reorganise a brigade</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>a level of fortification</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>fire</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>melee, attacking</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>melee, defending</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>another mode</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Cavalry artillery</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>into {mode}: {points}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>In woods</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>into {mode}: {points} more</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>In an enemy zone</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{arm} keeps its mode</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{points} a square, on the {ground} alone</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Gunboats</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Foot</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Mount.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Limb.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Unlimb.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Not in the book. </source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>square</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>squares</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{n} OP</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Basic</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Interm.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Adv.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{n} turns of {minutes} minutes from {first} on. </source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>A combat phase</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>In order</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>who acts</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>with</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>phasing side</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>other side</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Night</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>turn {n}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{phase}, at night</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Side</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Squares, filled in this order</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Turn {n}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>kept away while an enemy stands in {square}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>may come early, one draw for the whole group</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Early arrival</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>In turn</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Reinforcements</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Without points on turn 1</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>nobody</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Unlimbered</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>the {side} batteries, and others with an enemy within {squares}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Time limit of an operation phase, where one is played</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Minutes</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{n}; from {least} to {most} may be chosen</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Start and clock</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Points for each that is lost, to the enemy</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Objectives of the Union</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Square</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Held</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>In its zones</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Victory: the Union's points less the Confederates'</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Level</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>At least</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{n} Confederate men must be lost, else: {level}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Victory</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{what}, {levels} game</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Status: {title}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{letter} {state}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{states}. Lost stands are struck through.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Objectives</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{side} {points}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Points held</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Held by</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Form</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Marks</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>exceptional commander</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>To arrive</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Turn {turn}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Not fixed</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Leaders with no unit</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Fallen or captured</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{rank} leader</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{what}, {name}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{n} of {all}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Secret</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{title} · for the {side} player alone</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{side} forces</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Your task</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Bars: your lines. Arrows: where your troops come over.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Your lines</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Your forces at a glance</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>He defends.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>He attacks.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Nothing is known of his strength. He may come from the {edges}: there your own lines are not.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Nothing is known of his strength, nor whence he comes.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>N</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>hex {x},{y}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Map of {place} and the hexes around it</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Map of {place} and the hexes around it, with {towns}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Leaders: </source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Foot guns</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Horse guns</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Stragglers</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Men and guns</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>arrives in turn 1 over the {edge} edge</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>on the table</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>starts {condition}, {deployed}; {comes}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>none</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>in command</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Nothing is placed for it.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Division</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Brigade or guns</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Commander, batteries</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Men, guns</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Ledger</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{name} (exceptional)</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>cavalry, {carbine}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{gun}, horse</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Gun stands</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Check code {code}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Return form: {place}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Return form: {side}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Return form, {title}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>scale {id}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Battle</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Battle {id}, turn {n}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Referee, date</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Who holds the field at the end</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Neither</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>How stands become points</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>How it comes back</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Type the points in the campaign's window with “Battle on the table…”, in the order of these pages. Or write the stands into the battle file, and the points are worked out. Each brigade and each corps is asked for: where nothing was lost write 0, for what is not told is never taken for lost, nor for whole.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The boxes</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>How stands become men</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>stands shot down, or taken off with a brigade that was destroyed; gun stands wrecked</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>stands that ran; those of cavalry and guns are back after the battle</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>stands and gun stands in the enemy's hands: gone as those lost are</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>points of {n} men, lost and captured together</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>points of {n} guns</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Infantry, cavalry</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Foot guns, horse guns</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{guns}, lost and captured together</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Returning wounded</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>points of the infantry lost that are back before the loss is applied</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>points of infantry that skedaddled: not lost, they may come back</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>gained in this battle; one is proposed for the losses</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Leader lost</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>he who leads the corps was killed, disabled or captured</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Surrendered</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>the whole corps laid down its arms</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Referee's reason</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>why a figure is not the one that was worked out</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>A brigade loses the share of its men that its lost stands are of its stands. The men of an arm of the corps are added up, and only the sum is rounded to points, half up. Guns go the same way.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Worked: </source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{name}, {men} men on {stands} stands. Lost {lost}: {men} × {lost} ÷ {stands} = {gone} men, alone {points} points. Skedaddled {ran}: {men} × {both} ÷ {stands} = {away} men lost or run, {every} points; less the {points} lost, {left} points of stragglers.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Brigade</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Men</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Skedad.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Capt.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{name}, cavalry</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>leader lost</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>surrendered</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Had</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Result</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{title} · for the referee</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Battle sheet: {place}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Battle sheet, {title}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{id}, turn {turn}, scenario {name}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Hint, {side}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Lines: solid the Union's, hatched the Confederates'. Arrows: where troops come over.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Lines</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Both sides at a glance</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>What to do with it</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>This sheet shows both sides as they truly are: it is for the referee. Each player has a briefing.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Place what the following pages list, as many stands as they say; stragglers are not placed.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Fight by any rules, for {hours} at most.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Count what each of them lost on the return form; it bears the same check code, {code}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Bring the result back with companion battle import: the table game, or the battle file filled in.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Bring the result back: in the campaign's window with “Battle on the table…”, or on the command line with companion battle import. It takes the table game, the battle file filled in, or the form typed by hand.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>1 hour</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{n} hours</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Day</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{day}, from {hour}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Lasts</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{hours} at most</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Daylight</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{hours} left</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Weather</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>rain</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>dry</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Edges of the field</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Edge</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Beyond</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>River</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{river}, bridged</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Objective</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Held at the start by</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>A stand is {men} men, a gun stand {guns} guns. The ledger is what a unit has beyond its stands, or less (−): losses are reckoned from the men and guns there are.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>one gun</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{n} guns</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>A stand is {men} men, a gun stand {guns} guns; a point is {each} men or {gun}. The ledger is what a brigade or a battalion has beyond its stands, or less (−): losses are reckoned from the men and guns there are.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>edge</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>edges</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>over the {which} {edges}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>attacks</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>defends</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{does}; {leader} in command</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{leader} ({command})</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Units</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Faces</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Starts</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Of</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>, works {n}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Leaders lost</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Surr.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>stands shot down, or taken off with a unit that was destroyed; gun stands wrecked</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>stands that ran: they are back after the battle, and no loss</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>stands in the enemy's hands: gone as those lost are</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>men or guns lost, captured with them</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>he who is named was killed, disabled or captured</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>the whole unit laid down its arms</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>A unit loses the share of its men that it lost of its stands, rounded half up; guns the same way.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{name}, {men} men on {stands} stands, loses 1: {gone} men.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Write the stands into the battle file, or the results into a result's file (battle schema --result), and enter it with companion battle import. Every unit and leader is asked for: where nothing was lost write 0, for what is not told is never taken for lost, nor for whole.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>this is a game of the kind {kind}; these decks tell of miniatures battles</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>its charts and maps need no game</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{width} × {height} mm · print at 100 %; this line is {line} mm</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Battle {battle}, {place}: what the result would do</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{entry} Battle {battle}, {place}: the result is entered</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The Confederate side holds</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The Union side holds</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{side} the field.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Neither side holds</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The table game is not over: {moment}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>destroyed</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>demoralised</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{leader} lost</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>waits for its result</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>by the computer</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>called off</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>turn {turn}, {day}, {place}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source> (entry {entry})</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Nothing is missing.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Activate {division} (Y, N, Q ends; {left} left)?</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>nowhere</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{division} ({corps}): {who}; {count} units, {men}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>independent</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>with it: {guns}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Any key goes on at once; after Return nothing is waited for until the phase is over.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The Basic game has one page of statistics [{clause}].</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>New facing ({keys})?</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>A direction of the compass; any other key leaves the facing as it is.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The facing stays as it is.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{unit} has {count} squares in sight and range.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The Basic game has no formations to show [{clause}].</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{division}: {units}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{delay} is off the scale</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The game goes on from its last save point; {n} entries since then are undone. [ANT-1.4a]</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>? or H helps at every prompt; every order is saved as it is given.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The battle waits for the {seat} player.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The time is up: the phase ends with its plots as they stand [ANT-R-TIME].</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Return clears the screen for the next player.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Type Return to hand over the keyboard.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Cursor?</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>None of your units stands here.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Which way ({keys})?</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The direction in which a unit would face; it sees a quarter of the field.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>That is no direction.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>all round</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{count} squares are in sight from here, {way}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{count} of them lie beyond this map.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Row from the north and column from the west, as 18,9, or a unit by its name; Return goes back.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Go to which square (X,Y) or unit?</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{typed} is neither a square (rows 0 to {rows}, columns 0 to {columns}) nor a unit of yours.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{square}  {points:&gt;6,}  (zone of control {zone:,})  {name}{there}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The score is not told while units are hidden: it would show where the enemy stands.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>There is no time limit in this game; nothing is to be stopped.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The clock is stopped.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The clock goes on.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Y ends your orders, and combat follows; N goes back to the field.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>End the {phase} (Y or N)?</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{count} of {all} units could still move and have not; they have up to {points} left.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Plotted: fire {fire}, melee {melee}, advance {advance}; the others fire at the nearest enemy in sight.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>out of command control</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The battle is over.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Examine (Q leaves)?</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Nobody stands here.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{unit} (Q back)?</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>CURSOR MENU</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>squares in sight from here, all round</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>squares in sight, in a direction</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>centres the map at the cursor, and draws it</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>moves the cursor as the compass shows; arrows do on a terminal</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>takes the units off the map to show the terrain, and puts them back</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>stops the clock, and lets it go on</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>to combat: ends your orders, once you have confirmed it</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>SPACE</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>picks up your first unit in the square for orders; Return does too</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>goes to a square by its numbers, or to a unit by its name</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>goes to the next square with units of yours</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>objectives and score</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>leaves; every order is saved as it is given</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>COMMAND MENU</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>centres the map on the unit, and draws it</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>moves the unit as the compass shows; it pays and tires</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>force march: {points} operation point for {fatigue} fatigue</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>asks for a new facing; all in the square take it, and it costs nothing</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>leaders: who is here, transfer, to the division's or corps' commander</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>shows all of the unit's division</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>plots an advance into a square that the enemy leaves, or no longer</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>plots melee, or no longer; in line with the facing</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>plots melee with the enemy that it fires at, or no longer</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>target menu: a square to fire at before all others</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>changes the mode: column, mounted, limbered, or back</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>builds a level of fortification</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>parts a brigade into its halves, or joins them</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>shows the squares that it can fire into</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>the other page of the unit's statistics</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>this list; ? too</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>the next unit in the square</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>the next unit in the order of battle</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>puts the unit back as it was when you picked it up</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>puts the unit down: back to the cursor menu</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>TARGET MENU</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>moves the cursor over the target</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>plots fire at the square under the cursor</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>shows every square that can be plotted</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>no plot: the unit fires at the nearest enemy in sight</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>draws the map</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>back; the plot stays as it was</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>LEADERS</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>sends a commander who is here to another unit of his formation, at no cost</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>takes the unit under the cursor, or goes on to the next</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>goes to the unit's division commander</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>goes to its corps commander</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>back</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>ACTIVATION</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>activates the division: it may move this turn, with its corps' artillery</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>passes it by; it is offered again after the others</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>activates no more this turn</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>THE FIELD AFTER THE BATTLE</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>as in the game: sight, centre, terrain, go to a square, objectives and score</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>moves the cursor</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>shows the first unit in the square, of either side</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>other page of statistics, next unit in the square, next unit of its side</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>puts the unit down, and leaves</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>refused: there are leaders in the Advanced game only [ANT-2.1j]</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>No division or corps commander is with {unit}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Leaders (T transfers, D to the division's, C to the corps', Q back)?</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Nobody is here who could be transferred.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{name}, {rank} commander, {formation}, bonus {bonus}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Which ({leaders})?</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Nobody is transferred.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{leader} to {unit} (Y, N next, Q back)?</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>There is no other unit that {leader} could ride to.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Nobody commands a {rank} of {unit}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{leader} is with {unit}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>0-9 changes, Return goes on?</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{file} is another kind of game; it has no main menu</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>TIME LIMIT {minutes} MINUTES</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>BATTLE OF ANTIETAM</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The options of a saved game stay as they were begun; 7 and 9 are looks alone.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>0  a new game, or one that was saved</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>1  1 and 2 favour the Confederates, {level} is historical, more favours the Union</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>2  who plays the Union: a person, or the computer at one of its levels; 3 the same for the Confederates</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>4  how much of the rules is played; Intermediate is Advanced without leaders and command control</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>5  enemy units are seen only where they are sighted</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>6  minutes for each operations phase</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>7  with colours or without; 9 symbols show facing and mode, icons do not (the Basic game has icons)</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>8  whether the Union's divisions must be activated</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Return goes on, Q leaves.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>refused: the options of a saved game cannot be changed [ANT-1.4c]</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{key} is no key of this menu; ? explains it.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Minutes ({least}-{most}; Return is {default})?</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{found} is not between {least} and {most}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Delay of messages ({least}-{most}; Return is {default}, for a beginner)?</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{key} is no delay.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>A name that no document has yet; Return goes back.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>New game in which file?</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>There is a file {file} already.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Saved here:</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Saved game (its file; ? lists them, Return goes back)?</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{file} is begun.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Return goes on; until then nothing of either side is shown.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{side} player: type Return to take over.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>You have {minutes} minutes; S stops the clock.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The map ends here.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The clock is stopped: S lets it go on, nothing else does anything [ANT-R-TIME].</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>, stopped</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{answer} is neither Y nor N.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{key} is no key of this menu; ? lists them.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Answers: {answers}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>any words</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source> (Return is {default})</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Your answer{offered}?</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Battle {id} is being fought on the table; the game stands still until its result is in.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>companion battle export gives it out, companion battle import enters its result.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Y takes it off the table without a result: nothing has happened. N leaves it there.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Call it off (Y or N)?</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Target of {unit}?</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{count} squares can be plotted.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>? or H helps at every prompt, Q leaves; every order is saved as it is given.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The game waits for the {seat} player.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>the {side} player gives his orders</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{name} is no corps of yours; by letter and number they are: {corps}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Name a corps by its letter or number; Return goes back.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Hexon?</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Y draws the hex grid; any other key leaves it off.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Do you wish to continue looking at the map (Y or N)?</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>x from {left} to {right}, y from {top} to {bottom}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The hex in the upper left corner: {limits}. Return goes back.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>What corner hex (X,Y)?</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>refused: {x},{y} is no corner: {limits} [{clause}]</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>What are your orders, sir?</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The game is saved to its last order, entry {entry}. Q leaves.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>What corps commander?</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{leader} of {corps} is secondary army commander.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>A courier leaves for {corps}, expected there in turn {turn}: {orders}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Orders to whom?</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Orders to {corps}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Written this phase: {orders}. A new set of orders discards them [RTG-12.0e].</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Orders?</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Set to what march mode ({letters})?</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{corps} in the force (Y or N)?</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>What march rate do you wish ({letters})?</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>No force is formed.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Force orders?</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The orders are: {codes}. ? explains them.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{given} is no order here. There are: {codes}. ? explains them.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Starting hex (X,Y)?</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>No move is ordered.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Direction?</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The map is centred on the cursor, which stays in {hex}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>start</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Cursor: {hex} ({way}; {terrain})</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Restart the move (Y), or abort it (N)?</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Where you think the corps will be when it reads the order.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>If it is more than one hex from there it force marches to the path first. Return goes back.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>1 to 6 move the cursor one hex, several digits one after the other.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>0 restarts or aborts the move; any other key, or Return, ends the path.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{side} Player Turn. Type Return to continue.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Return shows the reports that have come in; X goes straight to your orders.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Return shows the question; until then nothing of either side is shown.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>A question for the {side} player. Type Return to continue.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Q leaves the game to fight it; it goes on here when you come back.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>companion battle export gives it out for the table, companion battle import enters its result.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Urgency ({least}-{most}; Return is {default})?</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Ranking (Return keeps the order that is offered)?</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Your answer?</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Y or N (Return is {default})?</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Type letters or numbers with commas, the front line first; offered is:</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Set up which corps (ALL asks for each, Return lists, ET begins)?</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{corps}: number (Return keeps {now})?</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{corps}: urgency {least}-{most} (Return keeps {now})?</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{corps}: contact {letters} (Return keeps {now})?</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Name a corps by letter or number to give it number, urgency and contact mode.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Number: the lower has the right of way on the march. Urgency: higher marches and fights harder.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Contact mode: what it does when it meets the enemy; I leaves the choice to its commander.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>ALL asks for each corps in turn, Return lists them, ET ends your set-up, Q leaves.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>A whole number; high urgency marches and fights harder and tires more. Return goes back.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Set to what urgency ({least}-{most})?</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>What contact ({letters})?</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Contact mode {mode}: are you sure (Y or N)?</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The contact mode stays as it is.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Change deployment to what ({letters})?</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Answer the question, or type Return to go back.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Type a key that the question names.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Any key goes on.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{answer} is no hex; type two numbers with a comma, as 12,8.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{answer} is no whole number.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{answer} is not one of {letters}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>help tells what can be typed; Q leaves, everything is saved.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Undone: {label}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Done again: {label}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>A die of the other side is wanted here; the referee must enter it.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>A command as JSON, as {example} (companion commands miniatures lists all).</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>next    goes on to the next step</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>undo    takes back the newest entry, redo does it again</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>status  shows where the game stands</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Q       leaves; every command is saved as it is done</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>close it there first</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{moment} is no moment</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>say turn:N, phase:NAME or end</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The game is over.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>A question waits for the {seat} side: {question}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Battle {battle} is on the table: its result is entered before the game goes on.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Turn {turn}: the {side} side gives orders.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Turn {turn}, the {phase} begins.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Turn {turn}, the {phase} phase begins.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{n} games of {scenario}, seed {seed}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Victory points</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Battles</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Days of battle</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Turns</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Confederate losses</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Union losses</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Exited</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Melees</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Routs</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Confederate guns lost</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Confederate leaders lost</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Union guns lost</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Union leaders lost</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Read-only</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>no face yet</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{what}: {face}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>type 1 to 9, or 0 for 10</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>type 1 to {n}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>a die that was not thrown before: type its face</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>the app rolled {n}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{n} was typed</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{was}; now {face}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>rolled by the app</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>typed</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Mend a die of entry {n}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>What it changes</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Mend</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Cancel</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>no die was thrown in it</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>it is no longer on the present line of the game</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Entry {n} cannot be mended: {why}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Type the face of the die that waits.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>it is refused</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>a die waits for its face</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>nothing is changed yet</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>was</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>now</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>by chance</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Seed of the dice</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>All as printed</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Put every choice back to its default</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Dice</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Union dice</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Confederate dice</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>the app rolls</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>real dice, typed</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Seed of the app's dice</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Settings</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{choice} (default)</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>1 choice differs</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{n} choices differ</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>All as printed: {what}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>nothing differs</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Who comes when, {title}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Filled: on the table at the start. Light: comes on later, by this edge.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>A scenario file</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Scenarios (*.toml)</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>New game</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>File of the game</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>What is begun</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>A scenario file …</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>of your own, or of the scenario editor</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Rosters …</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>an order of battle a side, as CSV</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Rosters</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>choose CSV files, or drop them here</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>choose a TOML file, or drop one here</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Objectives: {list}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>drop rosters (.csv) or a scenario (.toml); a game is opened in the window</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>no scenario is chosen</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>the scenario cannot be read</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Games (*.companion)</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Choose …</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Choose the file of the game</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>name the file of the game</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>there is a file of this name already; choose another</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>there is no such folder</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{path} could not be written: {why}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>and {n} more</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>It cannot be begun. {why}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Rosters (*.csv)</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Row</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>What is wrong</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Choose rosters …</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Read again</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Next bad row</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Rows of the rosters, by side</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>No roster is chosen yet.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{n} rows, all good</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{n} rows, {bad} of them bad</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>there is none</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Scenario</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>a person</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>the computer, {level}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{side} player</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Seed of the chances</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>What can be begun</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Across the table</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>page {n} of {all}, Page Down</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{side}, {points} points</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Now</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{side} turn</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>save the game in a file first: a side's board opens the file for that side alone</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{side} board</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The referee's seat: take it, leave it</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Save a copy …</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Save the report …</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Close</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Undo</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Redo</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Override any value</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>End the phase</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Take the laptop</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Resign …</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Any command, corps or clause …</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Go to the map</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Go to the army</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Journal: show it, put it away</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Go to the letters</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Headquarters in the middle of the map</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The whole map</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Replay the campaign</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The clause behind what is done just now</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Rules reference</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>take the laptop first</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>the game is over</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>the laptop is in the right hands</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>nothing of your own in this phase is left to undo</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>nothing was taken back here</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The campaign ends as it stands and the points are counted now, by the scenario's own table: resigning costs none and gives the enemy none. Only the referee can take it back.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Men in hundreds, guns as eight-pounders; what headquarters cannot see is grey</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The army</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>No army is shown</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Battles may be fought on the table</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>the laptop changes hands</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Nothing to undo</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Nothing to redo</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>the computer plays</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>answer first</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>not your phase</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Undo: {what}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Redo: {what}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>End the set-up</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>End {side} phase</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>End</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>unread: {words}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Dispatch box</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>All</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Unread</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Letters</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>There is no such letter.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Show</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Orders</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Read</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Couriers out</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{n} letters this turn</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{what}, {n} letters</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>no letter is lit</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>no place</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>no corps</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>is read</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The result from the table …</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Give the battle out for the table …</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Calendar of the campaign</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Battles of the turn</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>What is kept of the battle</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Give it out again …</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>● on the table   ○ by the computer</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>● on the table   ○ by the computer   The calendar holds the battles that your couriers have told of; all of them are shown when the game is over.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>No battle in this turn.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Nothing is kept of it but its entries in the journal.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{hour} night</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Days and turns of the campaign</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>the return says so</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>No answer changes a loss. What each does besides stands under it; choose when the table is agreed on it.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Who holds the field?</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>who holds it</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>on</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Where does the result come from?</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The table game …</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>A file: battle.json, a result …</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>By hand, from the form</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Every corps of the battle</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Read {name}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The result comes from {origin}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>That game is not over: {moment}. </source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Every corps is reported.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>One corps is a question.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{n} corps are questions.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>it is by hand already</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Corps</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Reported</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>the table game made here</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>table game</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>file</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>by hand</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>back to what was typed</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The finished table game</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>A result</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Results (*.json *.companion);;All files (*)</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Where to</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Give the battle out for the table</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Folder</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Scale of the table</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Paper</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Make them</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Open the table game</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>File</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>What it is for</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Who may read it</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>check code {code}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>there is a {name} already</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>they are being made</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>nothing is ticked</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>all that is ticked is made</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The campaign goes on as it is: this battle has been fought.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The result comes back on the page of the battle that waits, or by the command companion battle import.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Losses of every corps</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>reported otherwise; with R give the reason</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>why it is set otherwise than reported; it is kept with the battle</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Reason</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>What did every corps suffer?</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Give the reason</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>How it was reckoned</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The log</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The table game's log</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Reported otherwise: {names}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The table's log</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>no table game was read</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>type</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>one more, less</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>yes, no</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>next, or take a proposal</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>had no losses</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>reason</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>working, log</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>write the reason first</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The result from the table</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Leave, changing nothing</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>what was typed is there again when the page is opened</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Back</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>On</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Apply</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>this is the first step</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{n} open</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>What stands against applying the result</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Every corps before and after</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>What will it do?</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Old and new are shown when nothing stands against the result any more; Enter leads to where it is answered.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Becomes</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>to where it is answered</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>apply</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>give a number</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{name}, {figure}: {why}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>it was reported otherwise; give a reason</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>there is a file of this name already</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>; the details are in {place}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>a fault in the program: {why}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Orders being written</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>When it would be done, at the normal march</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Select a corps to write to it.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Value of the order</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>To the whole force</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Add</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Discard all</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Set-up of {name}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Orders to {name}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The laptop changes hands.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Orders are written in your own phase.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>It takes no orders any more.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>To the whole force of {n}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Set</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>no order</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>not complete</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>At the normal march, if it stays dry</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{what}: to {place}, {n} hexes, {points} MP. Backspace takes a hex back.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{what}: click hexes on the map, or press 1 to 6 for the next, 1 north and on clockwise.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{what}: {place}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{what}: click a hex next to it.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>in front</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Ranking, the front line first</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Further in front</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Further back</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Rank them so</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Estimated odds {odds}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Answer {what}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>what is offered; Enter takes it</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>when the game is over</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>A turn back</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>A turn on</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Next battle</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>a turn</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Replay: {title}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>What happened</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Steps</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>step {n} of {all}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>zoom</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>steps</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Army and orders</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The referee's seat: both sides are in sight, the computer waits. Ctrl Alt R leaves it.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The computer plays on …</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>next hex</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>a hex back</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>add the march</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>give it up</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>hex numbers</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>orders</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>letters</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>map</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>journal</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>undo</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>end the phase</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Read-only: {why}. Save a copy to go on with it.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Colours of the light theme</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Colours of the dark theme</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The colour now</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Another …</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The design's own</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Another colour: {name}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>From the referee's seat everything of both sides is in sight, and the computer waits until you leave it. Whoever plays a side should look away.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Take the referee's seat</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Take the seat</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Resign</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Who resigns</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The {side} player</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>reason, for the journal; it may stay empty</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{now}  (was {was})</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Count the table</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Units on the table</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>reason, for the journal: count of the table</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>What differs</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>digits count, Space turns, Delete gives the app's value back, Enter goes down</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{unit}: {why}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Hand over the laptop</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{side} phase</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{who} takes the laptop now. What either side knows is shown only when the button is pressed.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>I am the {side} commander</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>A fault in the program</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Details of the fault</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Go on</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Close and reopen</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Copy details</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Copied</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Since then {n} more; the last: {what}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The game is safe: everything that was done stands in {files}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Every game is safe: everything that was done stands in its file.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Nothing that was done is lost. A game that has no file yet lives as long as its window: keep it open.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The details could not be written to a log: copy them from here.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The details are in {place}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>A game without a file cannot be opened again.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>more dice were entered than are rolled: {left}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{face} is not on this die; give 1 to {sides}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Not now</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>die {n}: </source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{nth}{what}: {face}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{path}: its rules cannot be read: {why}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{path}: what it holds cannot be read: {why}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>this game is in memory only and has no file to copy</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{path}: the game's file is damaged and was not copied</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{path}: no copy was made: {why}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>the disk is full; free some space and try again</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>this may not be read or written; choose a folder of your own</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>there is no such folder; make it first or choose another</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>there is a folder of this name; choose another name</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>the name is too long; choose a shorter one</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>the system refused it ({why})</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{path}: this is the game itself; choose another name</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{path}: there is a file of this name already; choose another name</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{path}: this game is open in a window; close it there or choose another name</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{path}: the game was moved, renamed or deleted; no copy was made</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>install the newest companion to open it</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>it may have been moved or renamed; look for it with Open</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>ask its owner for leave to read it</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>"companion recover {name} NEW.companion" saves what is good into a new file</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>its newest backup is {name}, of {when}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Save</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Leave them</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Go on editing</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>there is no unit yet</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>choose an army and add brigades and batteries</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>expected a whole number, got {typed}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>is no time of day</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>write it as 08:00</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>this formation has a leader already</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>keep one of them</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>is empty</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>its units would stand under what is above it</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{name} stands there already</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>it would be one with it</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>has no unit and will not be saved</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>add a brigade or battery, or remove it</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>What is still wrong</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>✓ Nothing: a game can be begun with it.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>the battle</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>without a name</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Name</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Leader of the</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Exceptional leader</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Arrives in turn</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>By the edge</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Why, for readers</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Held at first by</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Title</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Date, for example 1863-07-01</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Description</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Goes first</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Begins at, for example 08:00</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Minutes a turn</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Men a stand</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>as the game is set</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>mounted</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>on foot</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>as it comes</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>limbered</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>unlimbered</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Fresh from, in stands</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Worn from, in stands</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Exceptional commander</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Cavalry is</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Carbine</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Gun</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Battalion, guns pooled</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Guns are</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Source of the figures</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>empty: on the table from the start</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>empty: with the first of his troops</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>empty: not told</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>empty: as the scale says</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>empty: {n}, by the scale</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Order of battle</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{name}, leader</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>cut</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The battle</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{n} brigades, {guns} batteries</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>brigade or battery</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>brigade</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>battery</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>New battery</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>New brigade</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>New corps</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>New division</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>New objective</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>New leader</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Add: {what}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Remove</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>New, an empty page</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>New, from a copy of</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Open …</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Save as …</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Edit</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Cut, to put elsewhere</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Put here what was cut</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Up</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Down</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Out of its formation</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Into the formation beside it</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Go to the tree</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Go to the fields</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Go to what is still wrong</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{path} is a folder; choose another name</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Open a scenario</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Save the scenario</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>1 thing</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{n} things</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{n}; choose one to go to its field</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Scenario without a title</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Without a name</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>the battle and its armies stay; choose something below them</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>that cannot stand there</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>it can go no further that way</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>nothing was cut; cut something with Ctrl X first</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>It was written by hand: saving asks for another name, so that its comments stay.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>It was not opened. {why}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>It is saved, but no game can be begun with it yet: see what is still wrong.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>There are changes that are not saved.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Save the battle report …</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Print …</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Scenario editor …</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Mend a die of the last roll …</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Any command, unit or clause …</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Filter the order of battle</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Go to the work</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Go to the order of battle</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Go to the journal</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Go to the list: on the table now</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>History of the selected unit</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Union dice: real or the app's</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Confederate dice: real or the app's</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Union players' board</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Confederate players' board</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Colours …</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The clause behind what is selected</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>A tour of the desk</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>no question is waiting</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>everything is done</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>this is not a fire step</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>this is not the step in which brigades maneuver</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>this is not a step of charge combats</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>this is not the step of breakthrough moves</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>only a leader joins a unit; drop a unit on the work in the middle</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>no die was thrown yet</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>no unit is selected</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>New game …</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>New campaign …</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>New square-grid battle …</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Light or dark</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Larger</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Smaller</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Normal size</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Entry {n}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Games (*.companion *.companion.*)</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Open a game</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Save a copy</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Markdown (*.md);;HTML (*.html);;PDF (*.pdf)</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Battle report</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{name}: the ending says what is written: .md, .html or .pdf</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>for example {name}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>the score cannot be reckoned: {why}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{path}: no report was written: {why}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{battle}: battle report</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The forces of {title}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>As far as it can</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>it cannot move</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>choose</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>type a name</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>nobody to choose</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Another row</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Take the last row away</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{field} of row {n}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>one row is needed</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>nothing is changed</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{side}, {kind}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{place} is held by</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>This battle has no objectives</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>score {union} to {confederate}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>referee's seat</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{side} seat</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>entry {n}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>the battle is over</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>this is the start of the game</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>real dice</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>app rolls</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>by kind</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{side} dice: {mode}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Map: {title}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>No hex is chosen</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>History, newest first</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Choose a unit in the order of battle</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>In short</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>History of {unit}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Show the working</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Rulings that can be switched</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The ruling</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>counted into its stands when the game was begun</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Battles may be fought on the table: {answer}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Ruling and its question</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>This game reads</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Read the ruling: {name}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>default: {reading}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Search the other rulings</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Rulings that cannot be switched</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>All other rulings: not switchable, use an override</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>reason of the change, for the journal</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>not switchable</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>house rule</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>changed</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>chosen, not yet changed</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>To change: {changes}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>give a reason</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Journal, newest first</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Journal</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>it was undone</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Mend a die …</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>it is the present entry</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Undo this entry</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Undo back to before this entry</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>it is the start of the game</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Go to this entry</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Nothing is chosen</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Override</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>for the journal, for example: scenario rule 3</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Value</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>New</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>nobody and nothing in particular</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>choose whose value it is, and which</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>that is what it is now</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Any command, unit or clause</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Search for any command, unit or clause</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Found</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>What is printed</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Card</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Backs</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Margin</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Bleed</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>What the printer cannot reach at the edges of the paper</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>How far colour goes on beyond the cut</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Both sides</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>this deck has the size that it has</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>a fault in the program, nothing was printed: {why}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The page as it is printed</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>No work is under way</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Preview</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Previous</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Next</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>page {n} of {all}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>no page</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Print</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Print the PDF at 100 percent, without fitting it to the page.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Save PDF …</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Open in the viewer</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Laying out</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>this game is open for the other side alone</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>save the game in a file first: a briefing is made from the file as that side may read it</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>There is nothing to show</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The work was stopped; F5 begins it again</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Laying out {done} of {all}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>no pages yet</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>save it first</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>there are no pages yet</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Save PDF</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>PDF (*.pdf)</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>saved: {path}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>save the PDF first</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>this system has no viewer for it; the file is {path}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{path}: no PDF was written: {why}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{n} ″</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{n} ″ too far</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>How far it can go: name a unit</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>It can go {inches}. {working}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>How far it can go</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>name a unit</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Search the rules</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The rule</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Clauses, rulings and charts</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>No page has all these words.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Forward</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>All charts and clauses</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>chart</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>clause</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>ruling</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{n} of {all} pages</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>nothing before</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>nothing after</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Steps of the replay</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Play</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>A step back</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>A step on</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{n} steps a second</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Pause</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>pause</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>play</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>a step</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>first, last</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>slower, faster</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>it is not your turn</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>a side takes back its own entries of this phase only; the rest is the referee's</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>No square is chosen</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The referee's companion</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Games that go on</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Open a game …</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>A tour of the sample battle</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>No game has been played here yet.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>This step</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Duties of the step</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Next step</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{n} duties are open</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>On the table now</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{n} to do</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>all is done</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Note …</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>End the phase …</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Let the computer wait, or go on</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Stop the clock, or let it go on</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Next unit</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Next unit in the square</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Put the unit down</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The other page of the unit</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Go to the unit</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Go to the working</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The unit in the middle of the map</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The points as they stand …</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Play the last combat back</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Play combat back by itself, or no longer</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Any turn again …</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>All keys …</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{what} on the map, or no longer</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Figures or symbols</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>the computer is not at it</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>this phase has no time limit</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>no unit of your own is in hand</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>not in this game</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The battle ends as it stands: losses so far and the objectives held now are counted. Resigning costs nothing more and gives the enemy nothing. Only the referee can take it back.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>All keys</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>all are shown</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>hidden until sighted</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>divisions are activated</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>all may move at once</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{n} minutes</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Time limit of an operation phase</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Taken up again</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>it goes on where it was left</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>from its last save point</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{n}: historical</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>the Union</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>the Confederates</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>much</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>a little</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{n}: favours {side} {much}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The computer waits: {phase}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The computer plays: {phase}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>take the laptop</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>plot</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>no plot</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>sight</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>leave</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>look that way</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>no longer</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>leave it so</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>face, 1 north and on clockwise</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>move</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>go to the square</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>reach</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>zones</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>next in square</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>next unit</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>put down</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>all keys</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>cursor</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>take in hand</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Working</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Who stands there</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Click a square, or go by arrows.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Go there</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Men lost</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Plot it, {cost}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Plot it</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>It is plotted</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>E clears it</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Operation points</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Go there, {n} points</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Take it in hand</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>the clock is stopped: S lets it go on</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The time is up</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Divisions</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Enter or a double click activates; F8 ends it. [ANT-3.1b]</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>End: {phase}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>End it: combat</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Plots stay and combat follows; what is over is not taken back from a side's seat.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{n} things would be left undone.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Nothing is left undone.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>What would be left undone</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Space or a double click goes to the unit; Enter ends the phase.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Note</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Write it down</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>nothing is written</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{time}, stopped</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{time} left</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>the combat is played back</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>the computer waits</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>End activation</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>End operations</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>not now</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>nothing of it is to be seen</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Play it back</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Icons</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Figures in place of symbols: they show neither facing nor mode [ANT-2.1p]</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>On the map</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>nothing was fought yet</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>this seat saw nothing of it</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Combat is played back from now on.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Combat is played back no longer; Ctrl R shows it.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>this game has no such order</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Fire of {name}: click a square or go there by arrows, T or Enter plots it.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{name} faces</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>What is seen from {at}: all round, or to the</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Part</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>A part back</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>A part on</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Next crisis</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>a part</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>What happened, and why</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Among hidden units a side does not know the score: it would tell where the enemy is.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Union less Confederate</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The points row by row</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Any turn again</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Everything is revealed: the map and the units of both sides may be examined. [ANT-10.0c]</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Leaders: {who}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{name} rides to …</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{name} rides here</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>to {name}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{name} rides to: click a unit of his, {n} may take him.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>A battle on the table</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Put it on the table</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The whole field</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Squares around {at}, up to {n} away</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Part of the field</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Hours it may last</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Both sides' units there leave as miniatures; the game stands still until the result is in.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Enter it</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>What the result would do</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>it is not complete</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>A part of the field to the table …</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Give the battle out as a table game …</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Call the battle on the table off</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>a battle is on the table already</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>no battle is on the table</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The table game</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>nothing was played yet</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>This seat saw nothing of this turn.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Ctrl PgUp, Ctrl PgDn</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Statistics of the unit</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>No unit is in hand.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Other page</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>No unit is in hand: click one, or N.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Page {n} of {last}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>It is the enemy's.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Orders are given in one's own operation phase.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The clock is stopped. S lets it go on; until then no order is taken.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The window and the turn clock</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>At the top stand the turn, the phases of the player turn, and in gold the step that is now. At the right you see what undo and redo would do, and for each side whether real dice are typed or the app rolls.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The order of battle</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Each pip is a stand, and lost ones are outlined; gaps part spent, worn and fresh. Every state has a letter of its own, so nothing hangs on colour. On McPherson's Ridge, find Buford's two brigades.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>filter by name, state or marker</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>go to the list</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>What this step demands</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>A triangle must be done before the step can end; a box may be done or left. Next leads on, and while something is still open it says what.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>next step</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>A maneuver roll</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>In the second step of the Maneuver phase each brigade stands here with its modifiers and its odds. Choose one, then let the app roll or type the face of your own die. The chart lights its row and says what the brigade may do now.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>choose a brigade</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>In a fire step pick the target by its letter, then each firer by its own, and the range band by its digit. The printed chart lights the row of the fire points, with the odds beside it.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>range band</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Space</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>type the die</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>A charge and its two ladders</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>In the Charge phase the modifiers of both sides stand side by side, with the line of differences under them. What does not count stays in the list, in grey, with its reason.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>the app rolls both dice</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>the rule behind it</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Nothing is lost</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Every roll stands in the journal with its working. A mistyped die is mended from its line, and you see first what that changes. Undo goes back without limit; what was undone stays, struck through.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>mend the last die</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>go to the journal</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>On the table and across it</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>After each step this list says what to do with the models, to tick off. The board across the table shows both players the battle from two metres. Whatever else you look for, search it by name.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>this list</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>across the table</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>search everything</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>the rule</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Close the tour</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Done</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Columns: name, stands, state, formation, marks</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>State</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Legend: F fresh, W worn, S spent, star leader, filled star exceptional</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>F fresh</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>W worn</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>S spent</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Filter: name, state or marker   Ctrl F</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Filter of the order of battle</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>No brigade breaks through.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>As far as it gets, nobody is struck</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{unit} breaks through</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Breakthrough moves</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Whom does it strike? The nearest enemy</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>strike</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>to the die {n}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Nobody is in charge contact. The step can end.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Roll both dice</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{side} charges</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>charges</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>charge</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Desperate struggle: {title}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{title}  ({n} of {all})</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Attackers, {n} stands</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Defenders, {n} stands</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Apply: {result}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Roll again</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>nobody is in charge contact</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{one} and {two}: difference {gap}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>both dice: attacker's, then defender's</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>ground</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>outflanked</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>combat</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{unit} supported</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{unit} on a road</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{unit} over a bridge</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Musketry and cannonade chart</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>no row is lit</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>cannot</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>die {faces}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Die: {face}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>waits for 1 to 9, 0 for ten</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Odds of the charge</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>attackers win</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>defenders hold</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>roll again</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>cover</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>works</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Clear</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{unit} is not on the table any more; the attack begins again</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{side} {step}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Pick the target by its letter</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>No enemy is on the table</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Add a firer</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Who fires?</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The die: real, typed</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Last attack</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>type 1–9, 0 for 10</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>no target yet</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>nobody fires yet</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{who} at {target}: {sum}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>pick the target</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>add a firer</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>enfilade</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>the die: 1–9, 0 for 10</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>another target</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{firers} fire at {target}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Firing units</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{unit} at {inches} inches</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>, enfilade</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Firing unit</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Conditions</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Working  points</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>his replacement is due</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>No leader of this side is on the table. Nothing is to be done here.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Attach to …</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Detach</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Bring on his replacement …</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Move …</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Low on ammunition. Outside enemy musket range at the end of this phase?</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{side} leaders</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{side} detached leaders</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>no leader is chosen</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>no unit is on the table</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>attach</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>detach</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>replacement</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Brigades and batteries</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>In good order a brigade rolls only to move or to change formation. Batteries move without a roll.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>or type the die: 1–9, 0 for 10</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{side} brigades and batteries</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Bring on {unit}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{face} makes {total}: {outcome}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Roll for {unit}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>no change is allowed</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>no enemy is on the table</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>It may move {n} inches.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>nobody is due to arrive</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>bring on</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>bring on all that are due</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>delay</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>formation</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>override</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{unit} rolls to maneuver</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{leader} within {radius}″</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>in fieldworks</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>outside musket range</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Maneuver chart</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Limber</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Unlimber, {leader} near</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Mount in March Column</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Face about</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Odds before the roll</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Losses and score</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Take the battle up again</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>taken up again</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>turn {n} of {all}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>report</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Nobody to pick</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{side} must decide</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{unit}, {n} stands</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Target: {unit}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>No target</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Target</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>nothing on the die</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Target's modifiers to the die</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>nothing works without</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>no window opens without</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Python {wanted} or newer is needed, this is {found}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Qt is not installed ({package})</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>system libraries of Qt are missing: {names}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>log in at a screen, or with: ssh -X; without one: companion --help lists what goes on a terminal</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>there is no display</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>no X server answers at display {display}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>start one, or name the right one: export DISPLAY=:0</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>there is no font on this machine: signs that the companion's own fonts lack show as boxes</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>the disk of {path} is full: {free} MiB are free, a long evening takes up to {room}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>free some space there: df -h {path}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>there is no folder for {purpose}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{path} is read-only, the place of {purpose}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>give yourself a home that you may write to: export HOME=/path/to/it</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>; on a read-only disk: export HOME=/path/to/a/folder/of/your/own</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>the locale is {locale}, which has no signs beyond plain English</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>install what holds them; on Debian that is: {packages}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>it was moved, renamed or deleted while it was open; open it where it is now</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>the file or its folder may not be written; copy the game to a folder of your own</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>another program holds the file; close it there and try again</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>the disk reported an error ({name}); try again, or copy the game to another disk</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>the folder may not be written; choose a folder of your own</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>there is no folder {parent}; make it first or choose another</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>the system refused it ({strerror})</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>record</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>source</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{replace} may not use {name}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>a leader has no formation to change</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>one change of formation in a phase</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Tardy and Rallies allow no change of formation</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>it can {word} only once in a move</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>it is in {name} already</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>only a battery limbers or unlimbers</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>only cavalry mounts or dismounts</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>it is mounted already</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>no mounting in {name}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>it is on foot already</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>no dismounting in {name}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>a battery has no formation to change</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>it is limbered already</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>it is unlimbered already</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>the battle is over; take it up again with end-battle</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>a question waits for the {seat} side: {text_}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>there is no unit {name!r}{near}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>there is no leader {name!r}{near}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{name} is not on the table</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>its charge combat is not over</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>that cannot be done here</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{name} is not among those still to arrive</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>a delay must be to a later turn than {turn}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>there is no objective {objective!r}; there are: {value}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>there is no act {number} on the list</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>there is no unit or leader {target!r}; the battle itself is 'game'</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{target} has no field {field!r} to set; there are: {names}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{field} of {target}: {words}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>a desperate struggle goes on: roll it again first</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{name} is named twice</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>batteries may not charge</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{name} is in contact with {at}, which is not among the defenders</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{name} is of the charging side</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>no desperate struggle is going on</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{name} is not in charge contact</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>its combat has begun</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{name} has no breakthrough to make</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{name} is a friend</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{name} is a friend of those who fire now</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{name} does not fire in this step</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{name} has fired in this player turn</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{name} is mounted: cavalry fires only on foot</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{name} is silenced</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{name} is limbered</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{name} moved and unlimbered in this turn's Maneuver phase</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{name}: say how many stands fire in each group but one</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{name} has {may} stands that may fire</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{what} belongs to step {where} of the {phase} phase; this is step {number} of {present}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{name} is not of the {player_turn} side, whose turn it is</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{name} has used his move of this phase</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{name} is attached to {unit} already</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{name} is not attached</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>replacements come first: {name}'s is due</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>no replacement is due for {name}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>the replacement for {name} is due in turn {returns}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>name the unit that he is attached to</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{name} is not of his command</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{name} is attached and moves with his unit</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{inches:g} in is more than the {rate:g} in he may move</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>batteries do not roll on the maneuver table</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{name} has rolled in this phase</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{name} counts once</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{name} is not in {unit}'s chain of command</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{name} is attached and helps only his unit</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{name} must roll on the maneuver table before it moves</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{outcome}: {unit} may not move or change formation</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{name} is in charge contact with {charges}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{name} took the road bonus: nothing else goes with a whole road move</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{outcome}: {unit} may not change formation</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{name} is in {formation} already</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>a brigade of one stand is in Single Line or March Column only</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>too little of {name}'s move is left for it</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{name} is {what} already</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>no {what} in {name}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>mounting comes first in the move</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>no leader of {name}'s chain is named who is near enough</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{name} dismounted at the end of its move</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>the costs exceed the move by {shown:g} in</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>an unlimbered battery moves only by limbering</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>artillery may not cross a linear object</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>artillery may not move through closed wood except by road</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{mode} is not available in {name}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{rough_inches:g} in of rough ground do not lie on a way of {inches:g} in</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{name} took the road bonus: its whole move is on the road</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{inches:g} in is more than the {reach:g} in that are left of its move</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>did you mean {near!r}?</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>one of {names}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>any of {names}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>the roster is empty</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>the first row names the columns</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>has {cells} cells, the header has {header}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>a comma inside a name wants quotation marks around it</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>has a cell under no column name</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>name the column, or empty it</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>has a header and no row</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>one row a brigade or battery</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>every quotation mark that opens a cell must close it; inside a cell it is doubled</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>cannot be parted into cells: {error}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>save the file as CSV separated by commas</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>the columns are apart by {name}, not by commas</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>the columns are {names}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>unknown column</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>the column stands {count} times</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>the column is missing</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>give men or stands, and guns for artillery</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>has no rows</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{id!r} stands twice</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>a share is no number</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>write 0.75 or "3/4"</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>spent at {spent} and fresh above {fresh} are out of order</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>0 &lt;= spent &lt;= fresh &lt; 1</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>no row for {deed}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>0 points is a row too</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{deed} stands {count} times</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{value!r} is not a number</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>write 2, 0.5 or "1/2"</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{figure} is not above 0</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>a move is divided by it</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>needs exactly one row with half = true</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>gap: no effect for a result of {result} with {label} fire points</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>overlap: a result of {result} is in {names}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>the bands {bands} do not rise</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>each `upto` must be longer</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>is missing: more than one corps has this division</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>leaves out a leader whom the order of battle has not</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>is missing: the order of battle names no leader there</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{name} has no troops in this scenario</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{name} arrives in turn {turn}, after the last, {last_turn}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>give more turns, or another arrival in [[forces]]</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{unit} stands in {where} already</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>has no unit of the {side} side</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>a battle needs both sides</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{value} is more than the {stands} stands of {men} men at {men_per_stand} a stand</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{name} and {other} both lead the {of}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>its names are known, but no row bears them all</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>give fewer of them</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>there are: {names}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>the order of battle has no {name} {wanted!r} on that side</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{name!r} is no id</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>write {slug!r}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>name the roster that the forces are taken from</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>has no entry</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>name at least a force of either side</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>the post of the {names} stands twice</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>is no line of the score sheet</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>give corps, division, battalion or unit as the order of battle does</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>names nothing</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>turn {arrives} is after the last, {last_turn}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>has an edge but no turn of arrival</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>give arrives with it</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{name!r} is no column that can be invented</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>worn at {worn_at} is above fresh at {fresh_at}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>is missing: whose {rank} leader is he?</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{id!r} is no id</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Entry {n}: {label}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>One entry comes out the same.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{n} entries come out the same.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>It stops before entry {n}, {label}: {why}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>One entry</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{n} entries</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{entries} from there on must be played anew; the old ones stay as a branch.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{side}: {question}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Step {n} of {all}: {what}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>then {phase}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>then {what}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>then the {side} turn</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>then turn {n}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>then the battle is over</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>in contact with {unit}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{leaders} with it</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{kind} carbines</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>horse artillery</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{n} damaged</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>odds of the next roll</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>modifier {n}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>no modifier</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{unit} holds</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{unit} wins</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>attackers {attackers}, defenders {defenders}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>nothing</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>give a value</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{leader}, staff</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>No.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Inf.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Fat.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Urg.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>At</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Age</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>left</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{name}, {status}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>number {n}, {name}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>at {hex}, {age}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{n} hundred of infantry or cavalry, {guns} guns</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>at the start {what}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>fatigue {n}, urgency {m}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>contact mode {mode}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>in combat mode {mode}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>orders are being written</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>… and {n} more</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Turn {n}: </source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>hex {hex}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{n} hexes away</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{name}, at {place}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Enemy found at {place}: about {men} men.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Nothing else to tell.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Before the enemy, in combat mode {mode}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Foraged {n}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{lost} is lost; {new} commands.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{lost} is lost.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Nothing to tell but where they are: {places}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{own} attacked.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The enemy attacked {own}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Lost {n} %; the enemy, {men} men strong, perhaps {m} %.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The {side} force surrendered.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Battle at {place}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Activity</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Dust and camp fires at {places}. Some of it may be false, and it does not say whose.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>sent {sent}, reads {expected}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Set-up</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The game is over</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{side} is asked</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The computer plays on</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{side} sets up</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{side} gives orders</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>rain: no battles, every cost doubled</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>turn {n} of {last}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Strength points: infantry and cavalry {men} men a point, guns {guns}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The {side} side holds the field</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Neither side holds the field</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Cav.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{side}, {name}: had {figures}. {note}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>nothing is reported</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>no losses</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>not reported: {names}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>foot guns</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>horse guns</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>lost {what}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{n} return</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{n} straggle</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>fatigue {n}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Battle in {place}, {how}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Letter</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>No letter tells of it.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>no battle</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>infantry lost, points</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>cavalry lost, points</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>foot guns lost</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>horse guns lost</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Return</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>wounded who are back before it counts, points</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Straggle</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>infantry that ran and may come back, points</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>fatigue gained in the battle</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>by losses</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>fatigue as the losses bring it; Enter takes it</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>by table</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>fatigue as the table shows it; Enter takes it</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>its leader fell or was captured</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>all of it surrendered</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Nothing is reported of {name}: enter its losses, or with H that it had none.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The return leaves out {names}: correct what was lost, or with H let it stand as it is.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>reported {was}; set to {now}: {reason}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>the referee alone: both sides as they truly are</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Battle file</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>for other programs; filled in, it brings the result back</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Table game</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>ready to be played here; finished, it brings the result back</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Battle sheet</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>to set the table up</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Return form</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>to count the losses on, in the order in which they are typed</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>the {side} player alone: nothing of the enemy is in it</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{side} briefing</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>what the side knows and what it is to do</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>nothing changes</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>demoralised, as before</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>no longer demoralised</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{lost} lost, {new} commands</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{n} things stand against it</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Typed by hand: nothing is reckoned from stands.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>the Confederate side</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>the Union side</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>neither side</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The result came from {origin}. The field was held by {who}. Check code {code}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>reported {was}, set to {now}: {reason}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{label}: {count} times {each} is {total}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{n} Confederate points</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{n}: {name}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Give it out as table game and papers, fight it and bring its result back; or the computer fights it.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Give the battle out …</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The computer fights it</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Turn {n} of {last}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Before the game</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{n} Confederate points: {level}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>A turn begins.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The campaign begins.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{day}, {start} to {end}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>night</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{phase}, {time}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{side}: {corps} corps, {points} strength points, {lost} lost</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{points} points, −{lost}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{turn}: {doing}, {points} movement points, {left} left</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>number</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>no MP</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>MV {one} to {other}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{n} hexes, {points} MP</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>SU urgency {n}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>CM contact mode {mode}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>PT patrol</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>CD deployment {mode}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{points} MP</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>courier on the road</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>at {place}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>done</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>marches by night: it tires</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>reads, marches</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>marches</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The campaign</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>  H or ? shows this, Q leaves the game, which is saved already</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{p} in the end</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>again</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Each side loses a stand and is disordered; roll again.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The attackers</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The defenders</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>are disordered</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>lose {n} skedaddled</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>lose {n} captured</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>fire points</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>total</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The rules</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Read otherwise in this game</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Clauses</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Rulings</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>chart: {name}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Ruling</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Bears on</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>stands on the table</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Low ammo</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>low on ammunition</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Silenced</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Damaged</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>damaged gun stands</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Mode</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>mounted or on foot, limbered or not</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>count of the table</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>more than the {n} it began with</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>without stands it stays on the table until it leaves it</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>one value differs</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{n} values of one unit differ</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{n} values of {units} units differ</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Expected loss {n} stands.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{who} go low on ammunition</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{who} goes low on ammunition</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>the leaders with {target} are at risk</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>no leader is at risk</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>On a natural 10 ({p}) {what}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{points} fire points: too few, no die is rolled</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{points} fire points, row {row}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{target} is wrecked.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>is silenced</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>has a gun stand damaged</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>No effect.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>is disordered</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>stays disordered</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>loses {n}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>still {state}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>now {state}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>a number</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>a whole number</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>words</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>yes or no</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Stands at the start</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Fresh from</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Worn from</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Its commander fell</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Low on ammunition</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Stands lost</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Stands skedaddled</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Stands captured</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Where it is</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Seen by the enemy</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Men at the start</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Invented values</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Guns of what kind</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Limbered</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Damaged gun stands</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Batteries pooled in it</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Rank</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Exceptional</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Attached to</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Replaced in turn</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Has moved</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Last turn</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>First player turn</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Clock time of turn 1</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Readings chosen</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Intelligence</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Step, from 0</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Names of formations</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Judged for the charge</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Charges fought in this step</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Text</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Answer</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>To turn</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Outside enemy musket range</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Attached to it</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Inches</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Whole move on a road</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Inches of rough ground</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Leaders in radius</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>In fieldworks</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Leader near enough</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>How</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Dice are</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Walls and fences crossed</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Passages of lines</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>In a closed wood</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Straight away from the enemy</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Into contact with</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Firing</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Range</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Enfilade</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Ball</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Cover</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Outflanked</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Supported</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Head on a road</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Across a bridge</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>About</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Field</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Counted otherwise</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Kind of dice</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Reading</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Acts</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>at the end of a Maneuver phase: who is low on ammunition and outside</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>it need not move to disengage</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>detached, of its chain of command</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>as a silenced battery must</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>the enemy unit that it charges</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>all that may fire, unless told otherwise</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>of either side, by another unit near enough and large enough</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>who was supported stays so, unless told otherwise</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>March Columns</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>a battery needs one</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>nobody: as far as it gets</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>a number, yes or no, or words</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Single Line</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Double Line</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Attack Column</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>March Column</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Backward</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>No cover</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Favorable</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Trenches</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Real dice, typed</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Rolled by the app</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>All dice</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Draws</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Muzzle-loading</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Breech-loading</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Smoothbore</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Rifled</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>On the table</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Destroyed</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Quit the field</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Wrecked</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Left the table</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Fallen</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Army</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Strengths hidden</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Units hidden</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Yes</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>No</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{field}: choose one at least</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{field} is missing</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>a row is not filled in</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{field}: {wrong}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>, {n} minutes a turn from {clock}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{n} turns{clock}; {side} goes first</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{name}, {n} points</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{n} brigades with {stands} stands, {guns} gun stands</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>at the start</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source> by the {edge}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{side}, {when}{where}: {n} units with {stands} stands</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{n} miles</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>this turn</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>one turn old</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{n} turns old</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>off the map</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>on the {rivers}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>enemy, about {n}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{side} {n}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>battle, strength points lost: {costs}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>activity, perhaps false</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>forage left: {n}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>step {n} of the route</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>HQ {name}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Turn {turn}, {side}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>undone</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>a new roll after entry {n}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{old} → {new} stands</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{old} → {new} damaged</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Nothing has happened to it yet.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>This player turn: {here}, in all: {n}, undone: {undone}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{phase}, step {number}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Turn {turn}, {side}: {step}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>undone; entry {n} stands in its place</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>at the {edge} edge</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>arrives {where}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>has moved</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>may move</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>silenced: limber and fall back</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>must roll</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>may roll</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{outcome}, charges</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{outcome}, may move</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>rallies</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>retreats</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>retreats a full move</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>no move, no change</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>no change</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>moves</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>moves and changes</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The battle itself</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>1 division on the table</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{n} divisions on the table</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>off the table, turn {turn}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>off the table</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>with {unit}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>detached</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>exceptional {rank} leader</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>turn {turn}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{name} with it</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>1 row is bad</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{n} rows are bad</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>no roster is chosen yet</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Strength</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Fresh, worn from</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Arrives</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{n} men</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{n} gun stands</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>horse</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>turn {n}{edge}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>not shown</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{terrain}, elevation {level}, {x},{y}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>reinforcements come on here: {who}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{n} operation points to get there</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>in sight</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>out of sight</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>in range and in sight</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>zone of control: {sides}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>facing {n} {way}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>out of ammunition</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>fortification {n}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>with the {rank} commander</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>fire plotted at {x},{y}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>melee plotted</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>advance plotted</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>can do nothing more this phase</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Union infantry</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Union infantry, facing north</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Confederate infantry</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>two units in a square</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>infantry in column</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>cavalry, mounted</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>cavalry, dismounted</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>guns, unlimbered</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>guns, limbered</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>with a division's leader</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>with a corps' leader</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>fortified, level 3</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>border between elevations</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>elevation, 1 the lowest</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>reinforcements, turn</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{n} must</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{n} may</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>nothing to do</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>And in melee, {cost} points</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>And in melee</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Attackers: {names}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{ours} against {theirs}, even luck</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>They lose</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>We lose</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>They go back; if not, we</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{n} units</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>active</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>not active</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{n} left</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>If it fires at {at}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Nobody is known to be there; the nearest enemy in sight is fired at instead.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{names}, {n} men</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{who} · range {n}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{n} guns × {loss}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{n} men × {loss} in {each}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Luck</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>On the map, no unit in hand</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>With a unit in hand</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>By mouse</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>In the window</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Seen: {n} squares; hidden: {m}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Level {level} sees {full} squares, at a visibility of {percent} % {today}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Level {level} sees {full} squares.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The arc of a unit is 90 degrees.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{side} operations</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Combat after {side} operations</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>visibility {n} %</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>hidden units</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Fire plot</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Advance</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Face</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>To {mode}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Fortify</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Reorganise</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Put back</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{side}: {lost}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>lost so far</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{what} ({side})</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{who} to {at}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{n} units recover</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{n} units come on</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>no loss</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{who} at {at}: {lost}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{who} attacks {at}: {lost}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{who} attack {at}: {lost}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{who} into {at}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{label}: {times}, {total} to the {side}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Union {union}, Confederate {south}: {level}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Union {n}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>objective: {points} points, {zone} in a zone of control</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Square {at}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>square {at} · {ground}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>; fatigue {was:g} → {now:g}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Battle {battle} is on the table: the game stands still until its result is in.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>plotted for melee, but nobody is seen at {at}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{enemy} stands beside it, out of its arc: it faces {way}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>has {n} points and no orders</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>square {at}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>not on the map</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>cavalry's guns</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Effectiveness</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Melee plot</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Activated</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>in order</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Ammunition</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Facing</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Advance plot</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>in control</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>out of control</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Fortification</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>level {n}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Lost so far</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Men lost for each gun, by range</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Men lost for {n} men, by range</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{label}, {cost}, {spent} in all</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{why}; no unit may go there</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{at} is out of the reach of {name} with {n} operation points</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{n} squares · {left} points left</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>If it goes to {at}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{terrain}, level {n}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{name}'s corps</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>with {names}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Belongs to no division</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Weapon, as the chart's code</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Disrupted</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Has ammunition</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Square, row and column</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Plots fire at</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The fire plot is that of its melee plot</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Plots melee</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Plots an advance</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Activated this turn</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>In command control</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Command control as a factor; of the battle: players</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Operation points left</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Squares moved this phase</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Moved from zone of control to zone of control</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Fired this phase at</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Has gone back this phase</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Its last attack succeeded</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Has not left its square since the last combat</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Leads</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Bonus, in percent</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>With the unit</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Waits to take command</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Hidden units</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Time limit, in minutes</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Divisions are activated</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Formations held, with their turns</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Divisions still to activate</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Hours of the turns</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{option} is read so already</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>this game waits for a human</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>give both sides to the computer</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>no computer plays games of the kind {kind}</source>
      <translation type="unfinished" />
    </message>
  </context>
</TS>
