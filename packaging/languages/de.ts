<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
  <context>
    <name>companion</name>
    <message>
      <source>the whole truth is for the referee's seat alone</source>
      <translation>die ganze Wahrheit gehört allein dem Platz des Spielleiters</translation>
    </message>
    <message>
      <source>no battle waits on the table</source>
      <translation>es liegt keine Schlacht auf dem Tisch</translation>
    </message>
    <message>
      <source>among hidden units a battle on the table is for the referee's seat alone</source>
      <translation>bei verdeckten Einheiten gehört eine Schlacht auf dem Tisch allein dem Platz des Spielleiters</translation>
    </message>
    <message>
      <source>a battle that is not on the table is for the referee's seat alone</source>
      <translation>eine Schlacht, die nicht auf dem Tisch liegt, gehört allein dem Platz des Spielleiters</translation>
    </message>
    <message>
      <source>battle {battle} was called off in entry {entry}: nobody fought it</source>
      <translation>Schlacht {battle} wurde in Eintrag {entry} abgesagt: niemand hat sie geschlagen</translation>
    </message>
    <message>
      <source>battle {battle} is not in entry {entry}</source>
      <translation>Schlacht {battle} steht nicht in Eintrag {entry}</translation>
    </message>
    <message>
      <source>what a result would do is for the referee's seat alone</source>
      <translation>was ein Ergebnis bewirken würde, gehört allein dem Platz des Spielleiters</translation>
    </message>
    <message>
      <source>there is no battle {battle} in this game</source>
      <translation>eine Schlacht {battle} gibt es in diesem Spiel nicht</translation>
    </message>
    <message>
      <source>the records of battles are the referee's until the game is over</source>
      <translation>die Aufzeichnungen der Schlachten gehören bis zum Ende des Spiels dem Spielleiter</translation>
    </message>
    <message>
      <source>the game keeps no record {name!r}</source>
      <translation>das Spiel bewahrt keine Aufzeichnung {name!r}</translation>
    </message>
    <message>
      <source>a game of kind {kind} has no battles for the table</source>
      <translation>ein Spiel der Art {kind} hat keine Schlachten für den Tisch</translation>
    </message>
    <message>
      <source>give the game that companion battle export --table made</source>
      <translation>das Spiel angeben, das companion battle export --table erzeugt hat</translation>
    </message>
    <message>
      <source>is no table game of a battle</source>
      <translation>ist kein Tischspiel einer Schlacht</translation>
    </message>
    <message>
      <source>battle {battle} was called off in entry {entry}: no result can be entered</source>
      <translation>Schlacht {battle} wurde in Eintrag {entry} abgesagt: kein Ergebnis ist einzutragen</translation>
    </message>
    <message>
      <source>battle {battle} has its result already: entry {entry} holds it; undo that entry to enter another</source>
      <translation>Schlacht {battle} hat ihr Ergebnis schon: es steht in Eintrag {entry}; ihn zurücknehmen, um ein anderes einzutragen</translation>
    </message>
    <message>
      <source>battle {battle} was fought by the computer in entry {entry}: undo that entry to enter another result</source>
      <translation>Schlacht {battle} hat in Eintrag {entry} der Computer geschlagen: ihn zurücknehmen, um ein anderes Ergebnis einzutragen</translation>
    </message>
    <message>
      <source>there is no such file</source>
      <translation>diese Datei gibt es nicht</translation>
    </message>
    <message>
      <source>is a folder; name the file in it</source>
      <translation>ist ein Ordner; die Datei darin nennen</translation>
    </message>
    <message>
      <source>cannot be read ({error})</source>
      <translation>lässt sich nicht lesen ({error})</translation>
    </message>
    <message>
      <source>check code {old}, the battle now has {new}: the forces are not those that this return was begun with; read it again, or begin a new form</source>
      <translation>Prüfzahl {old}, die Schlacht hat jetzt {new}: die Truppen sind nicht die, mit denen diese Rückmeldung begonnen wurde; neu einlesen oder einen neuen Bogen beginnen</translation>
    </message>
    <message>
      <source>miniatures are played by people, the computer keeps the rules</source>
      <translation>Miniaturen spielen Menschen, der Computer führt die Regeln</translation>
    </message>
    <message>
      <source>no computer player plays miniatures</source>
      <translation>kein Computer spielt Miniaturen</translation>
    </message>
    <message>
      <source>{human} is the only one for miniatures</source>
      <translation>für Miniaturen gibt es nur {human}</translation>
    </message>
    <message>
      <source>{player!r} is no player</source>
      <translation>{player!r} ist kein Spieler</translation>
    </message>
    <message>
      <source>the name of the file {wrong}</source>
      <translation>der Name der Datei {wrong}</translation>
    </message>
    <message>
      <source>there are: {names}; a file of your own ends in .toml</source>
      <translation>es gibt: {names}; eine eigene Datei endet auf .toml</translation>
    </message>
    <message>
      <source>there is no such scenario</source>
      <translation>dieses Szenario gibt es nicht</translation>
    </message>
    <message>
      <source>there are: {names}; or a CSV file beside the scenario</source>
      <translation>es gibt: {names}; oder eine CSV-Datei neben dem Szenario</translation>
    </message>
    <message>
      <source>there is no order of battle {name!r}</source>
      <translation>eine Schlachtordnung {name!r} gibt es nicht</translation>
    </message>
    <message>
      <source>{value!r} is not one of its choices</source>
      <translation>{value!r} steht nicht zur Wahl</translation>
    </message>
    <message>
      <source>choose {names}</source>
      <translation>wählbar: {names}</translation>
    </message>
    <message>
      <source>withdraws counts after battles on the table alone</source>
      <translation>withdraws zählt nur nach Schlachten auf dem Tisch</translation>
    </message>
    <message>
      <source>add --set offline=yes</source>
      <translation>--set offline=yes anfügen</translation>
    </message>
    <message>
      <source>there are: {names}; or a TOML file beside the scenario</source>
      <translation>es gibt: {names}; oder eine TOML-Datei neben dem Szenario</translation>
    </message>
    <message>
      <source>there is no {what} {name!r}</source>
      <translation>{what} {name!r} gibt es nicht</translation>
    </message>
    <message>
      <source>choose {offered}</source>
      <translation>wählbar: {offered}</translation>
    </message>
    <message>
      <source>choose one of {names}</source>
      <translation>eines wählen: {names}</translation>
    </message>
    <message>
      <source>there is nothing called {name!r}</source>
      <translation>nichts heißt {name!r}</translation>
    </message>
    <message>
      <source>{value!r} is not a number</source>
      <translation>{value!r} ist keine Zahl</translation>
    </message>
    <message>
      <source>expected an integer {sign} {bound}</source>
      <translation>eine ganze Zahl {sign} {bound} wird erwartet</translation>
    </message>
    <message>
      <source>expected a number {sign} {bound}</source>
      <translation>eine Zahl {sign} {bound} wird erwartet</translation>
    </message>
    <message>
      <source>{hex} is not a hex</source>
      <translation>{hex} ist kein Hexfeld</translation>
    </message>
    <message>
      <source>column and row: [12, 8]</source>
      <translation>Spalte und Reihe: [12, 8]</translation>
    </message>
    <message>
      <source>units start in a hex that they may enter</source>
      <translation>Einheiten beginnen in einem Hexfeld, das sie betreten dürfen</translation>
    </message>
    <message>
      <source>{unit} has no strength</source>
      <translation>{unit} hat keine Stärke</translation>
    </message>
    <message>
      <source>infantry, cavalry, foot_guns or horse_guns</source>
      <translation>infantry, cavalry, foot_guns oder horse_guns</translation>
    </message>
    <message>
      <source>{unit} has no infantry that could straggle</source>
      <translation>{unit} hat keine Infanterie, die Nachzügler haben könnte</translation>
    </message>
    <message>
      <source>fatigue and its clause stand together</source>
      <translation>Erschöpfung und ihre Regelstelle gehören zusammen</translation>
    </message>
    <message>
      <source>give both or neither</source>
      <translation>beides oder keines angeben</translation>
    </message>
    <message>
      <source>a printed spelling and its clause stand together</source>
      <translation>gedruckte Schreibweise und ihre Regelstelle gehören zusammen</translation>
    </message>
    <message>
      <source>{value} is out of range</source>
      <translation>{value} liegt außerhalb des Bereichs</translation>
    </message>
    <message>
      <source>{min} to {max} ({clause})</source>
      <translation>{min} bis {max} ({clause})</translation>
    </message>
    <message>
      <source>{letter} of the {side} army stands in $.corps[{first}] too</source>
      <translation>{letter} der Armee „{side}“ steht auch in $.corps[{first}]</translation>
    </message>
    <message>
      <source>a letter names one row of an army</source>
      <translation>ein Buchstabe benennt eine Zeile einer Armee</translation>
    </message>
    <message>
      <source>the {side} army has no headquarters</source>
      <translation>die Armee „{side}“ hat kein Hauptquartier</translation>
    </message>
    <message>
      <source>a row of letter "{headquarters}"</source>
      <translation>eine Zeile mit dem Buchstaben „{headquarters}“</translation>
    </message>
    <message>
      <source>the {side} army has no corps</source>
      <translation>die Armee „{side}“ hat kein Korps</translation>
    </message>
    <message>
      <source>corps are numbered {min} to {max} ({clause})</source>
      <translation>Korps tragen Nummern von {min} bis {max} ({clause})</translation>
    </message>
    <message>
      <source>the {side} army has {count} corps</source>
      <translation>die Armee „{side}“ hat {count} Korps</translation>
    </message>
    <message>
      <source>the rows come to {found}, not {right}</source>
      <translation>die Zeilen ergeben {found}, nicht {right}</translation>
    </message>
    <message>
      <source>mend the rows or the total, or leave the totals out</source>
      <translation>die Zeilen oder die Summe berichtigen, oder die Summen weglassen</translation>
    </message>
    <message>
      <source>nobody fights in a night turn</source>
      <translation>in einem Nachtzug kämpft niemand</translation>
    </message>
    <message>
      <source>nobody fights in a rain turn</source>
      <translation>in einem Regenzug kämpft niemand</translation>
    </message>
    <message>
      <source>only one side is in the hex</source>
      <translation>nur eine Seite ist im Hexfeld</translation>
    </message>
    <message>
      <source>both forces are demoralised</source>
      <translation>beide Verbände sind demoralisiert</translation>
    </message>
    <message>
      <source>a ranking names each of these once, parted by commas: {wanted}</source>
      <translation>eine Reihung nennt jedes von diesen einmal, durch Kommas getrennt: {wanted}</translation>
    </message>
    <message>
      <source>{given!r} is no answer; there are {answers}</source>
      <translation>{given!r} ist keine Antwort; möglich sind {answers}</translation>
    </message>
    <message>
      <source>no battle waits for an answer</source>
      <translation>keine Schlacht wartet auf eine Antwort</translation>
    </message>
    <message>
      <source>no battle is open</source>
      <translation>keine Schlacht ist offen</translation>
    </message>
    <message>
      <source>no battle waits for a result from the table</source>
      <translation>keine Schlacht wartet auf ein Ergebnis vom Spieltisch</translation>
    </message>
    <message>
      <source>the result is of battle {battle}; battle {id} waits for one</source>
      <translation>das Ergebnis ist von Schlacht {battle}; Schlacht {id} wartet auf eines</translation>
    </message>
    <message>
      <source>{name} is not in battle {id}</source>
      <translation>{name} ist nicht in Schlacht {id}</translation>
    </message>
    <message>
      <source>{name} fought in battle {id} and is left out</source>
      <translation>{name} kämpfte in Schlacht {id} und fehlt</translation>
    </message>
    <message>
      <source>{name} has {has} strength points of {arm}; {lost} cannot be lost</source>
      <translation>{name} hat {has} Stärkepunkte {arm}; {lost} können nicht verloren gehen</translation>
    </message>
    <message>
      <source>{name} has {left} strength points of infantry left; {stragglers} cannot run</source>
      <translation>{name} hat noch {left} Stärkepunkte Infanterie; {stragglers} können nicht davonlaufen</translation>
    </message>
    <message>
      <source>{name}: fatigue of {fatigue} is not within 0 and {most}</source>
      <translation>{name}: Erschöpfung von {fatigue} liegt nicht zwischen 0 und {most}</translation>
    </message>
    <message>
      <source>{name}: fatigue of {fatigue} is not in steps of {grain}</source>
      <translation>{name}: Erschöpfung von {fatigue} geht nicht in Stufen von {grain}</translation>
    </message>
    <message>
      <source>{name}: an army's commander cannot be killed</source>
      <translation>{name}: der Befehlshaber einer Armee kann nicht fallen</translation>
    </message>
    <message>
      <source>{name}: no leader was lost whose fatigue could be counted</source>
      <translation>{name}: kein Anführer ging verloren, dessen Erschöpfung zählen könnte</translation>
    </message>
    <message>
      <source>Losses and fatigue are the same whoever holds it.</source>
      <translation>Verluste und Erschöpfung sind dieselben, wer auch immer es behauptet.</translation>
    </message>
    <message>
      <source>These withdraw before the enemy until the turn ends, as far as they are left: {corps}.</source>
      <translation>Diese weichen bis zum Ende des Zuges vor dem Feind aus, soweit von ihnen etwas übrig ist: {corps}.</translation>
    </message>
    <message>
      <source>No corps has to withdraw: all keep their combat modes.</source>
      <translation>Kein Korps muss ausweichen: alle behalten ihre Gefechtsart.</translation>
    </message>
    <message>
      <source>Whose the hex is follows, as ever, from who stands in it.</source>
      <translation>Wem das Hexfeld gehört, ergibt sich wie immer daraus, wer darin steht.</translation>
    </message>
    <message>
      <source>expected a number from 1/{most} to {most}, got {random_factor!r}</source>
      <translation>eine Zahl von 1/{most} bis {most} erwartet, nicht {random_factor!r}</translation>
    </message>
    <message>
      <source>expected an integer &gt;= {least}, got {value} ({clause})</source>
      <translation>eine ganze Zahl &gt;= {least} erwartet, nicht {value} ({clause})</translation>
    </message>
    <message>
      <source>expected an integer &lt;= {most}, got {value} ({clause})</source>
      <translation>eine ganze Zahl &lt;= {most} erwartet, nicht {value} ({clause})</translation>
    </message>
    <message>
      <source>{corps!r} stands twice</source>
      <translation>{corps!r} steht zweimal da</translation>
    </message>
    <message>
      <source>has no strength point</source>
      <translation>hat keinen Stärkepunkt</translation>
    </message>
    <message>
      <source>expected a rank from 1 to {most}, got {rank}</source>
      <translation>ein Rang von 1 bis {most} erwartet, nicht {rank}</translation>
    </message>
    <message>
      <source>{rank} is the rank of {corps!r} too</source>
      <translation>{rank} ist auch der Rang von {corps!r}</translation>
    </message>
    <message>
      <source>expected {corps!r}: where a headquarters is, its leader commands (RTG-9.4b)</source>
      <translation>{corps!r} erwartet: wo ein Hauptquartier ist, führt dessen Befehlshaber (RTG-9.4b)</translation>
    </message>
    <message>
      <source>{corps!r} is not a corps of this side</source>
      <translation>{corps!r} ist kein Korps dieser Seite</translation>
    </message>
    <message>
      <source>a demoralised corps never attacks (RTG-R-UNDEMORAL)</source>
      <translation>ein demoralisiertes Korps greift nie an (RTG-R-UNDEMORAL)</translation>
    </message>
    <message>
      <source>expected attack or hasty-attack of an attacker (RTG-9.0b)</source>
      <translation>von einem Angreifer attack oder hasty-attack erwartet (RTG-9.0b)</translation>
    </message>
    <message>
      <source>expected deployed: only a hasty attack is made from road mode (RTG-6.2.3b)</source>
      <translation>deployed erwartet: aus der Marschkolonne wird nur hastig angegriffen (RTG-6.2.3b)</translation>
    </message>
    <message>
      <source>expected withdraw of a demoralised corps (RTG-6.1b)</source>
      <translation>von einem demoralisierten Korps withdraw erwartet (RTG-6.1b)</translation>
    </message>
    <message>
      <source>battle {battle} waits on the table: companion battle export gives it out</source>
      <translation>Schlacht {battle} wartet auf den Spieltisch: companion battle export gibt sie aus</translation>
    </message>
    <message>
      <source>enter its result: companion battle import; or answer: computer, to fight it here</source>
      <translation>Ergebnis eingeben: companion battle import; oder antworten: computer, dann wird hier gekämpft</translation>
    </message>
    <message>
      <source>battle {battle} is fought on the table: companion battle export shows both sides' forces</source>
      <translation>Schlacht {battle} wird am Spieltisch geschlagen: companion battle export zeigt die Verbände beider Seiten</translation>
    </message>
    <message>
      <source>answer: {question}</source>
      <translation>antworten: {question}</translation>
    </message>
    <message>
      <source>continue: the computer plays this phase</source>
      <translation>weiter: diese Phase spielt der Computer</translation>
    </message>
    <message>
      <source>give every corps its number, urgency and contact mode; ET ends the set-up</source>
      <translation>jedem Korps Nummer, Nachdruck und Kontaktverhalten geben; ET beendet den Aufbau</translation>
    </message>
    <message>
      <source>read the reports and give orders; ET sends the couriers and ends the phase</source>
      <translation>Meldungen lesen und Befehle geben; ET schickt die Kuriere los und beendet die Phase</translation>
    </message>
    <message>
      <source>{corps}: {n} orders are written and leave at ET</source>
      <translation>{corps}: {n} Befehle sind geschrieben und gehen mit ET ab</translation>
    </message>
    <message>
      <source>{corps} is demoralised and withdraws before the enemy</source>
      <translation>{corps} ist demoralisiert und weicht vor dem Feind aus</translation>
    </message>
    <message>
      <source>{corps} has nothing to do</source>
      <translation>{corps} hat nichts zu tun</translation>
    </message>
    <message>
      <source>{corps} may leave for Washington (XU)</source>
      <translation>{corps} darf nach Washington abziehen (XU)</translation>
    </message>
    <message>
      <source>{hex} is off the map of {columns} columns and {rows} rows</source>
      <translation>{hex} liegt außerhalb der Karte von {columns} Spalten und {rows} Reihen</translation>
    </message>
    <message>
      <source>{hex} is a mountain</source>
      <translation>{hex} ist Gebirge</translation>
    </message>
    <message>
      <source>the game is over; only notes and the referee's hand change it now</source>
      <translation>das Spiel ist zu Ende; nur noch Notizen und die Hand des Spielleiters ändern es</translation>
    </message>
    <message>
      <source>a question to the {seat} waits for an answer first</source>
      <translation>erst wartet eine Frage an {seat} auf Antwort</translation>
    </message>
    <message>
      <source>no question is waiting for an answer</source>
      <translation>keine Frage wartet auf Antwort</translation>
    </message>
    <message>
      <source>a ranking names each corps once, the first first: {corps}</source>
      <translation>eine Reihung nennt jedes Korps einmal, das erste zuerst: {corps}</translation>
    </message>
    <message>
      <source>{choice!r} is not one of {answers}</source>
      <translation>{choice!r} ist keines von {answers}</translation>
    </message>
    <message>
      <source>the {side} player is setting up; he ends that with ET</source>
      <translation>der Spieler „{side}“ baut auf; er schließt mit ET ab</translation>
    </message>
    <message>
      <source>the {side} player is writing his orders; he ends that with ET</source>
      <translation>der Spieler „{side}“ schreibt seine Befehle; er schließt mit ET ab</translation>
    </message>
    <message>
      <source>orders are written in the player phases; this is the {phase}: continue</source>
      <translation>Befehle werden in den Spielerphasen geschrieben; dies ist die {phase}: continue</translation>
    </message>
    <message>
      <source>it is the {side} player who orders now, and {other_side} is not his</source>
      <translation>jetzt befiehlt der Spieler „{side}“, und {other_side} gehört ihm nicht</translation>
    </message>
    <message>
      <source>in the set-up corps get number, urgency and contact mode: set-up, and ET when done</source>
      <translation>im Aufbau erhalten Korps Nummer, Nachdruck und Kontaktverhalten: set-up, und am Ende ET</translation>
    </message>
    <message>
      <source>the set-up is over; SU and CM change urgency and contact mode by dispatch</source>
      <translation>der Aufbau ist vorbei; SU und CM ändern Nachdruck und Kontaktverhalten durch Depesche</translation>
    </message>
    <message>
      <source>the starting hex {unfit}; name one that a unit can be in</source>
      <translation>das Ausgangsfeld {unfit}; eines nennen, in dem eine Einheit sein kann</translation>
    </message>
    <message>
      <source>step {nth} is {direction}; directions run from 1, north, clockwise to 6</source>
      <translation>Schritt {nth} ist {direction}; Richtungen gehen von 1, Norden, im Uhrzeigersinn bis 6</translation>
    </message>
    <message>
      <source>step {nth}, {direction} ({way}) from {hex}, {why}; {instead}</source>
      <translation>Schritt {nth}, {direction} ({way}) von {hex}, {why}; {instead}</translation>
    </message>
    <message>
      <source>leads off the map</source>
      <translation>führt von der Karte</translation>
    </message>
    <message>
      <source>leads into the mountains of {hex}</source>
      <translation>führt ins Gebirge von {hex}</translation>
    </message>
    <message>
      <source>crosses a river to {hex}, which no Confederate unit may</source>
      <translation>führt über einen Fluss nach {hex}, was keine konföderierte Einheit darf</translation>
    </message>
    <message>
      <source>is shut</source>
      <translation>ist versperrt</translation>
    </message>
    <message>
      <source>from there lead: {ways}</source>
      <translation>von dort führen: {ways}</translation>
    </message>
    <message>
      <source>no step leads from there</source>
      <translation>von dort führt kein Schritt</translation>
    </message>
    <message>
      <source>that cannot be ordered here</source>
      <translation>das kann hier nicht befohlen werden</translation>
    </message>
    <message>
      <source>there is no force: form one with OF first</source>
      <translation>es gibt keinen Verband: erst mit OF einen bilden</translation>
    </message>
    <message>
      <source>no cavalry corps is in the force; only cavalry patrols</source>
      <translation>im Verband ist kein Kavalleriekorps; nur Kavallerie geht auf Streife</translation>
    </message>
    <message>
      <source>urgency</source>
      <translation>Nachdruck</translation>
    </message>
    <message>
      <source>only a cavalry corps patrols; {one} has foot</source>
      <translation>nur ein Kavalleriekorps geht auf Streife; {one} hat Fußtruppen</translation>
    </message>
    <message>
      <source>{one} can never come to {hex}: a river or mountains are between</source>
      <translation>{one} kann nie nach {hex} kommen: ein Fluss oder Gebirge liegt dazwischen</translation>
    </message>
    <message>
      <source>to a force go SU, CM, MV, PT and CD; order this of one corps</source>
      <translation>an einen Verband gehen SU, CM, MV, PT und CD; dies einem einzelnen Korps befehlen</translation>
    </message>
    <message>
      <source>the orders to {one} are begun; none is written yet</source>
      <translation>die Befehle an {one} sind begonnen; noch ist keiner geschrieben</translation>
    </message>
    <message>
      <source>headquarters is the primary army commander; name one of his corps</source>
      <translation>das Hauptquartier ist der erste Armeebefehlshaber; eines seiner Korps nennen</translation>
    </message>
    <message>
      <source>the leader of {one} is the secondary army commander already</source>
      <translation>der Anführer von {one} ist schon zweiter Armeebefehlshaber</translation>
    </message>
    <message>
      <source>SM is for headquarters alone; OF sets the speed of corps, SU makes them hurry likelier</source>
      <translation>SM gilt nur dem Hauptquartier; OF setzt das Tempo von Korps, SU lässt sie eher eilen</translation>
    </message>
    <message>
      <source>headquarters is to march so already: {march}</source>
      <translation>das Hauptquartier soll schon so marschieren: {march}</translation>
    </message>
    <message>
      <source>only Confederates leave for Washington</source>
      <translation>nur Konföderierte ziehen nach Washington ab</translation>
    </message>
    <message>
      <source>{one} is not at an exit: those are {where}</source>
      <translation>{one} steht an keinem Ausgang; Ausgänge sind {where}</translation>
    </message>
    <message>
      <source>{unfit}; {code} takes a hex that a unit can enter</source>
      <translation>{unfit}; {code} braucht ein Hexfeld, das eine Einheit betreten kann</translation>
    </message>
    <message>
      <source>{code} is refused: CS tells where the corps stands; name a hex next to it that it may enter</source>
      <translation>{code} ist abgelehnt: CS sagt, wo das Korps steht; ein Hexfeld daneben nennen, das es betreten darf</translation>
    </message>
    <message>
      <source>{code} names {hex} already</source>
      <translation>{code} nennt schon {hex}</translation>
    </message>
    <message>
      <source>{one} is not within {hexes} hexes of headquarters, so {code} does not reach it at once; send it orders by dispatch (SU, CM, MV), or bring headquarters nearer</source>
      <translation>{one} ist nicht im Umkreis von {hexes} Hexfeldern um das Hauptquartier, darum erreicht {code} es nicht sofort; Befehle durch Depesche schicken (SU, CM, MV) oder das Hauptquartier näher heranbringen</translation>
    </message>
    <message>
      <source>those within {hexes} hexes of headquarters: {corps}</source>
      <translation>die im Umkreis von {hexes} Hexfeldern um das Hauptquartier: {corps}</translation>
    </message>
    <message>
      <source>none</source>
      <translation>keine</translation>
    </message>
    <message>
      <source>a force of nobody is none; name its corps, of {there}</source>
      <translation>ein Verband aus niemandem ist keiner; seine Korps nennen, aus: {there}</translation>
    </message>
    <message>
      <source>{name!r} names no corps; a force is formed of {there}</source>
      <translation>{name!r} nennt kein Korps; ein Verband wird gebildet aus: {there}</translation>
    </message>
    <message>
      <source>{one} cannot join the force: it is formed of {there}</source>
      <translation>{one} kann nicht zum Verband: er wird gebildet aus: {there}</translation>
    </message>
    <message>
      <source>{one} is named more than once</source>
      <translation>{one} wird mehr als einmal genannt</translation>
    </message>
    <message>
      <source>one corps at a time is set up</source>
      <translation>aufgebaut wird ein Korps nach dem anderen</translation>
    </message>
    <message>
      <source>headquarters is always number {number}</source>
      <translation>das Hauptquartier hat immer die Nummer {number}</translation>
    </message>
    <message>
      <source>the number of a corps</source>
      <translation>die Nummer eines Korps</translation>
    </message>
    <message>
      <source>that changes nothing for {one}</source>
      <translation>das ändert nichts für {one}</translation>
    </message>
    <message>
      <source>{what} is from {min} to {max}, not {value}</source>
      <translation>{what} geht von {min} bis {max}, nicht {value}</translation>
    </message>
    <message>
      <source>{one} is destroyed and takes no orders</source>
      <translation>{one} ist vernichtet und nimmt keine Befehle an</translation>
    </message>
    <message>
      <source>{one} has left the map and takes no orders</source>
      <translation>{one} hat die Karte verlassen und nimmt keine Befehle an</translation>
    </message>
    <message>
      <source>there is no corps {target!r}; there are: {there}; the campaign itself is {game!r}</source>
      <translation>es gibt kein Korps {target!r}; es gibt: {there}; der Feldzug selbst ist {game!r}</translation>
    </message>
    <message>
      <source>{why}; no unit can be there</source>
      <translation>{why}; keine Einheit kann dort sein</translation>
    </message>
    <message>
      <source>{heading} is no direction from 1 to 6, nor 0 for none</source>
      <translation>{heading} ist keine Richtung von 1 bis 6 und nicht 0 für keine</translation>
    </message>
    <message>
      <source>{arm} cannot be {points}</source>
      <translation>{arm} kann nicht {points} sein</translation>
    </message>
    <message>
      <source>stragglers and forage begin at 0, the original strength at 1</source>
      <translation>Nachzügler und Fourage beginnen bei 0, die ursprüngliche Stärke bei 1</translation>
    </message>
    <message>
      <source>fatigue is 0 or more, in parts of {grain}</source>
      <translation>Erschöpfung ist 0 oder mehr, in Stufen von {grain}</translation>
    </message>
    <message>
      <source>headquarters, and nobody else, is number {number}</source>
      <translation>das Hauptquartier und sonst niemand hat die Nummer {number}</translation>
    </message>
    <message>
      <source>number {number} is another corps'</source>
      <translation>Nummer {number} gehört einem anderen Korps</translation>
    </message>
    <message>
      <source>turns and days begin at 1</source>
      <translation>Züge und Tage beginnen bei 1</translation>
    </message>
    <message>
      <source>{name!r} is no corps of the {side} side that could have the secondary commander</source>
      <translation>{name!r} ist kein Korps der Seite „{side}“, das den zweiten Befehlshaber haben könnte</translation>
    </message>
    <message>
      <source>{place!r} is no hex such as 12,8</source>
      <translation>{place!r} ist kein Hexfeld wie 12,8</translation>
    </message>
    <message>
      <source>points and counts begin at 0</source>
      <translation>Punkte und Zahlen beginnen bei 0</translation>
    </message>
    <message>
      <source>{word!r} is not a hex</source>
      <translation>{word!r} ist kein Hexfeld</translation>
    </message>
    <message>
      <source>column,row without a space: 12,8</source>
      <translation>Spalte,Reihe ohne Leerzeichen: 12,8</translation>
    </message>
    <message>
      <source>{word} is off the map</source>
      <translation>{word} liegt außerhalb der Karte</translation>
    </message>
    <message>
      <source>columns 1 to {across}, rows 1 to {down}</source>
      <translation>Spalten 1 bis {across}, Reihen 1 bis {down}</translation>
    </message>
    <message>
      <source>did you mean {upper!r}?</source>
      <translation>war {upper!r} gemeint?</translation>
    </message>
    <message>
      <source>{letter!r} is no terrain</source>
      <translation>{letter!r} ist kein Gelände</translation>
    </message>
    <message>
      <source>a river side wants three things</source>
      <translation>eine Flussseite braucht drei Angaben</translation>
    </message>
    <message>
      <source>{word!r} is no direction</source>
      <translation>{word!r} ist keine Richtung</translation>
    </message>
    <message>
      <source>{hex} has no neighbour to the {way}: the side lies on the edge of the map</source>
      <translation>{hex} hat keinen Nachbarn in Richtung {way}: die Seite liegt am Rand der Karte</translation>
    </message>
    <message>
      <source>leave it out: nobody leaves the map there</source>
      <translation>weglassen: dort verlässt niemand die Karte</translation>
    </message>
    <message>
      <source>it stands in line {number}</source>
      <translation>es steht in Zeile {number}</translation>
    </message>
    <message>
      <source>it stands in line {number}, from {other}</source>
      <translation>es steht in Zeile {number}, von {other} aus</translation>
    </message>
    <message>
      <source>the river side is given twice</source>
      <translation>die Flussseite ist zweimal angegeben</translation>
    </message>
    <message>
      <source>the town has no name</source>
      <translation>die Stadt hat keinen Namen</translation>
    </message>
    <message>
      <source>{name} is named twice</source>
      <translation>{name} ist zweimal genannt</translation>
    </message>
    <message>
      <source>a name is of one hex</source>
      <translation>ein Name gehört zu einem Hexfeld</translation>
    </message>
    <message>
      <source>{hex} is {town} already</source>
      <translation>{hex} ist schon {town}</translation>
    </message>
    <message>
      <source>a hex has one name</source>
      <translation>ein Hexfeld hat einen Namen</translation>
    </message>
    <message>
      <source>{name} stands in a hex that is {terrain}, not a town</source>
      <translation>{name} steht in einem Hexfeld mit Gelände „{terrain}“, nicht in einer Stadt</translation>
    </message>
    <message>
      <source>write T for {hex} in terrain, or take the hex of the town</source>
      <translation>T für {hex} ins Gelände schreiben, oder das Hexfeld der Stadt nehmen</translation>
    </message>
    <message>
      <source>{row},{column} and its name in towns, or R for a road hex without a town</source>
      <translation>{row},{column} und seinen Namen bei towns, oder R für ein Straßenfeld ohne Stadt</translation>
    </message>
    <message>
      <source>the town of {hex} has no name</source>
      <translation>die Stadt in {hex} hat keinen Namen</translation>
    </message>
    <message>
      <source>the road has no name</source>
      <translation>die Straße hat keinen Namen</translation>
    </message>
    <message>
      <source>write its hexes in one line, or name a branch</source>
      <translation>ihre Hexfelder in eine Zeile schreiben, oder einen Abzweig benennen</translation>
    </message>
    <message>
      <source>{name} is shorter than two hexes</source>
      <translation>{name} ist kürzer als zwei Hexfelder</translation>
    </message>
    <message>
      <source>{name} runs through {word}, which is {terrain}</source>
      <translation>{name} führt durch {word}, Gelände „{terrain}“</translation>
    </message>
    <message>
      <source>write R for it in terrain, or lead the road elsewhere</source>
      <translation>R dafür ins Gelände schreiben, oder die Straße anders führen</translation>
    </message>
    <message>
      <source>{word} does not touch {before}</source>
      <translation>{word} grenzt nicht an {before}</translation>
    </message>
    <message>
      <source>name every hex on the way</source>
      <translation>jedes Hexfeld auf dem Weg nennen</translation>
    </message>
    <message>
      <source>the exit {word} is given twice</source>
      <translation>der Ausgang {word} ist zweimal angegeben</translation>
    </message>
    <message>
      <source>the exit {word} is a mountain</source>
      <translation>der Ausgang {word} ist Gebirge</translation>
    </message>
    <message>
      <source>an exit is a hex that units enter</source>
      <translation>ein Ausgang ist ein Hexfeld, das Einheiten betreten</translation>
    </message>
    <message>
      <source>there is no corps {name!r}; your corps, by letter and number: {there}</source>
      <translation>es gibt kein Korps {name!r}; die eigenen Korps nach Buchstabe und Nummer: {there}</translation>
    </message>
    <message>
      <source>{name} ({letter}, number {number})</source>
      <translation>{name} ({letter}, Nummer {number})</translation>
    </message>
    <message>
      <source>scenario</source>
      <translation>Szenario</translation>
    </message>
    <message>
      <source>side</source>
      <translation>Seite</translation>
    </message>
    <message>
      <source>corps</source>
      <translation>Korps</translation>
    </message>
    <message>
      <source>echelon</source>
      <translation>Treffen</translation>
    </message>
    <message>
      <source>arm</source>
      <translation>Waffe</translation>
    </message>
    <message>
      <source>option</source>
      <translation>Option</translation>
    </message>
    <message>
      <source>does not end with one row for any odds</source>
      <translation>endet nicht mit einer Zeile für beliebige Chancen</translation>
    </message>
    <message>
      <source>leave `below` out there</source>
      <translation>dort `below` weglassen</translation>
    </message>
    <message>
      <source>{urgency} is beyond {max}</source>
      <translation>{urgency} liegt über {max}</translation>
    </message>
    <message>
      <source>{mp} is below 0</source>
      <translation>{mp} ist kleiner als 0</translation>
    </message>
    <message>
      <source>{mp} is not above 0</source>
      <translation>{mp} ist nicht größer als 0</translation>
    </message>
    <message>
      <source>an action without cost would never end</source>
      <translation>eine Handlung ohne Kosten nähme kein Ende</translation>
    </message>
    <message>
      <source>{times} is not above 0</source>
      <translation>{times} ist nicht größer als 0</translation>
    </message>
    <message>
      <source>{by} is not above 0</source>
      <translation>{by} ist nicht größer als 0</translation>
    </message>
    <message>
      <source>it divides</source>
      <translation>durch diesen Wert wird geteilt</translation>
    </message>
    <message>
      <source>is no chance</source>
      <translation>ist keine Wahrscheinlichkeit</translation>
    </message>
    <message>
      <source>slope above 0, most from 0 to 1</source>
      <translation>Steigung über 0, Höchstwert von 0 bis 1</translation>
    </message>
    <message>
      <source>force and rest together come to {both} at eagerness {eagerness}</source>
      <translation>Gewaltmarsch und Rast zusammen ergeben {both} bei Eifer {eagerness}</translation>
    </message>
    <message>
      <source>at most 1</source>
      <translation>höchstens 1</translation>
    </message>
    <message>
      <source>{fatigue} is not above 0</source>
      <translation>{fatigue} ist nicht größer als 0</translation>
    </message>
    <message>
      <source>{points} is no multiple of the grain {fatigue}</source>
      <translation>{points} ist kein Vielfaches der Stufe {fatigue}</translation>
    </message>
    <message>
      <source>{fatigue} tires</source>
      <translation>{fatigue} erschöpft</translation>
    </message>
    <message>
      <source>recovery is below 0</source>
      <translation>Erholung ist kleiner als 0</translation>
    </message>
    <message>
      <source>{loss} % at leadership {leadership}</source>
      <translation>{loss} % bei Führung {leadership}</translation>
    </message>
    <message>
      <source>a rout costs from 0 to {most} %</source>
      <translation>eine Flucht kostet von 0 bis {most} %</translation>
    </message>
    <message>
      <source>{a_turn} is not above the immediate radius {radius}</source>
      <translation>{a_turn} liegt nicht über dem Umkreis für sofortige Befehle {radius}</translation>
    </message>
    <message>
      <source>{ratio} is not above 0</source>
      <translation>{ratio} ist nicht größer als 0</translation>
    </message>
    <message>
      <source>terrain</source>
      <translation>Gelände</translation>
    </message>
    <message>
      <source>{points} figures for {times} times</source>
      <translation>{points} Werte für {times} Zeiten</translation>
    </message>
    <message>
      <source>one for each time</source>
      <translation>einer für jede Zeit</translation>
    </message>
    <message>
      <source>{number} is a corps' number</source>
      <translation>{number} ist die Nummer eines Korps</translation>
    </message>
    <message>
      <source>take one that no corps has</source>
      <translation>eine nehmen, die kein Korps hat</translation>
    </message>
    <message>
      <source>contact mode</source>
      <translation>Kontaktverhalten</translation>
    </message>
    <message>
      <source>march mode</source>
      <translation>Marschart</translation>
    </message>
    <message>
      <source>deployment</source>
      <translation>Gliederung</translation>
    </message>
    <message>
      <source>letter</source>
      <translation>Buchstabe</translation>
    </message>
    <message>
      <source>direction</source>
      <translation>Richtung</translation>
    </message>
    <message>
      <source>command</source>
      <translation>Befehl</translation>
    </message>
    <message>
      <source>shift</source>
      <translation>Verschiebung</translation>
    </message>
    <message>
      <source>ferocity</source>
      <translation>Heftigkeit</translation>
    </message>
    <message>
      <source>level of victory</source>
      <translation>Siegstufe</translation>
    </message>
    <message>
      <source>deed</source>
      <translation>Tat</translation>
    </message>
    <message>
      <source>the average is divided by it</source>
      <translation>der Durchschnitt wird dadurch geteilt</translation>
    </message>
    <message>
      <source>losses are divided by it</source>
      <translation>Verluste werden dadurch geteilt</translation>
    </message>
    <message>
      <source>at 1:1 nobody is the weaker</source>
      <translation>bei 1:1 ist niemand der Schwächere</translation>
    </message>
    <message>
      <source>{min}, {max} do not rise</source>
      <translation>{min}, {max} steigen nicht an</translation>
    </message>
    <message>
      <source>strength and losses are shared out by it</source>
      <translation>Stärke und Verluste werden danach verteilt</translation>
    </message>
    <message>
      <source>losses are shared out by it</source>
      <translation>Verluste werden danach verteilt</translation>
    </message>
    <message>
      <source>strengths are divided</source>
      <translation>Stärken werden geteilt</translation>
    </message>
    <message>
      <source>{base} is below 1</source>
      <translation>{base} ist kleiner als 1</translation>
    </message>
    <message>
      <source>1 leaves the odds as they are</source>
      <translation>1 lässt die Chancen, wie sie sind</translation>
    </message>
    <message>
      <source>{spread} is not from 0 to below 1</source>
      <translation>{spread} liegt nicht zwischen 0 und weniger als 1</translation>
    </message>
    <message>
      <source>{lowest}, {highest} do not rise</source>
      <translation>{lowest}, {highest} steigen nicht an</translation>
    </message>
    <message>
      <source>put the lower figure first</source>
      <translation>den kleineren Wert zuerst</translation>
    </message>
    <message>
      <source>{figure} is not above {least}</source>
      <translation>{figure} liegt nicht über {least}</translation>
    </message>
    <message>
      <source>{figure} is below 0</source>
      <translation>{figure} ist kleiner als 0</translation>
    </message>
    <message>
      <source>{phases} is not the sequence of play</source>
      <translation>{phases} ist nicht die Spielfolge</translation>
    </message>
    <message>
      <source>each phase once, in order</source>
      <translation>jede Phase einmal, der Reihe nach</translation>
    </message>
    <message>
      <source>days {days}</source>
      <translation>Tage {days}</translation>
    </message>
    <message>
      <source>number them from 1 on</source>
      <translation>von 1 an zählen</translation>
    </message>
    <message>
      <source>{count} rows for scenario {one}</source>
      <translation>{count} Zeilen für Szenario {one}</translation>
    </message>
    <message>
      <source>keep one</source>
      <translation>eine behalten</translation>
    </message>
    <message>
      <source>the turns of a day fill {total} hours</source>
      <translation>die Züge eines Tages füllen {total} Stunden</translation>
    </message>
    <message>
      <source>{hours} make a day</source>
      <translation>{hours} ergeben einen Tag</translation>
    </message>
    <message>
      <source>{start} is not {hours} hours after {before}</source>
      <translation>{start} ist nicht {hours} Stunden nach {before}</translation>
    </message>
    <message>
      <source>no turn starts at {at}</source>
      <translation>um {at} beginnt kein Zug</translation>
    </message>
    <message>
      <source>there is no day {day}</source>
      <translation>es gibt keinen Tag {day}</translation>
    </message>
    <message>
      <source>{turns} turns, but its first and last are {length} apart</source>
      <translation>{turns} Züge, aber der erste und der letzte liegen {length} auseinander</translation>
    </message>
    <message>
      <source>a direction is nobody's or both sides'</source>
      <translation>eine Richtung gehört niemandem oder beiden Seiten</translation>
    </message>
    <message>
      <source>each direction once</source>
      <translation>jede Richtung einmal</translation>
    </message>
    <message>
      <source>{count} rows for {scenario} day {day}</source>
      <translation>{count} Zeilen für {scenario} Tag {day}</translation>
    </message>
    <message>
      <source>no turn starts at {from_turn}</source>
      <translation>um {from_turn} beginnt kein Zug</translation>
    </message>
    <message>
      <source>add a row for each</source>
      <translation>für jeden eine Zeile ergänzen</translation>
    </message>
    <message>
      <source>no effectiveness is told of {names}</source>
      <translation>kein Kampfwert angegeben für {names}</translation>
    </message>
    <message>
      <source>{called} is not within {hexes} hexes of headquarters; these are: {near}</source>
      <translation>{called} ist nicht im Umkreis von {hexes} Hexfeldern um das Hauptquartier; diese sind es: {near}</translation>
    </message>
    <message>
      <source>no corps waits to be told whether it withdraws</source>
      <translation>kein Korps wartet darauf, ob es ausweicht</translation>
    </message>
    <message>
      <source>answer {again} or {no}, not {choice!r}</source>
      <translation>{again} oder {no} antworten, nicht {choice!r}</translation>
    </message>
    <message>
      <source>sheet {n} of {all}</source>
      <translation>Blatt {n} von {all}</translation>
    </message>
    <message>
      <source>there is nothing to print</source>
      <translation>es gibt nichts zu drucken</translation>
    </message>
    <message>
      <source>the game has no such unit</source>
      <translation>im Spiel gibt es keine solche Einheit</translation>
    </message>
    <message>
      <source>{deck}, {paper}</source>
      <translation>{deck}, {paper}</translation>
    </message>
    <message>
      <source>the cards' fonts do not have {letters}</source>
      <translation>den Schriften der Karten fehlt {letters}</translation>
    </message>
    <message>
      <source>write it in Latin, Greek or Cyrillic letters</source>
      <translation>mit lateinischen, griechischen oder kyrillischen Buchstaben schreiben</translation>
    </message>
    <message>
      <source>there are: {names}</source>
      <translation>es gibt: {names}</translation>
    </message>
    <message>
      <source>(no name)</source>
      <translation>(ohne Namen)</translation>
    </message>
    <message>
      <source>there is no such deck</source>
      <translation>einen solchen Kartensatz gibt es nicht</translation>
    </message>
    <message>
      <source>this deck tells of a game</source>
      <translation>dieser Kartensatz erzählt von einem Spiel</translation>
    </message>
    <message>
      <source>name it with --game FILE</source>
      <translation>mit --game FILE angeben</translation>
    </message>
    <message>
      <source>this deck is for one side</source>
      <translation>dieser Kartensatz ist für eine Seite</translation>
    </message>
    <message>
      <source>say whose with --side union or confederate</source>
      <translation>mit --side union oder confederate sagen, für welche</translation>
    </message>
    <message>
      <source>Map of the battle of Antietam</source>
      <translation>Karte der Schlacht am Antietam</translation>
    </message>
    <message>
      <source>Cut along the dashes and glue the sheets in their order; random fords are marked by each game itself</source>
      <translation>An den Strichen schneiden und die Bogen der Reihe nach kleben; ausgeloste Furten trägt jedes Spiel selbst ein</translation>
    </message>
    <message>
      <source>{n} yards</source>
      <translation>{n} Yards</translation>
    </message>
    <message>
      <source>is not TOML: {error}</source>
      <translation>ist kein TOML: {error}</translation>
    </message>
    <message>
      <source>{name}: charts</source>
      <translation>{name}: Tabellen</translation>
    </message>
    <message>
      <source>The table</source>
      <translation>Die Tabelle</translation>
    </message>
    <message>
      <source>Total</source>
      <translation>Summe</translation>
    </message>
    <message>
      <source>Points</source>
      <translation>Punkte</translation>
    </message>
    <message>
      <source>no</source>
      <translation>nein</translation>
    </message>
    <message>
      <source>yes</source>
      <translation>ja</translation>
    </message>
    <message>
      <source>{low} to {high}</source>
      <translation>{low} bis {high}</translation>
    </message>
    <message>
      <source>not {what}</source>
      <translation>nicht {what}</translation>
    </message>
    <message>
      <source>{n} level</source>
      <translation>Stufe {n}</translation>
    </message>
    <message>
      <source>what the {seat} knows is not what the {side} side may know</source>
      <translation>was {seat} weiß, ist nicht, was die Seite {side} wissen darf</translation>
    </message>
    <message>
      <source>open the game for that side: --as {side}</source>
      <translation>das Spiel für diese Seite öffnen: --as {side}</translation>
    </message>
    <message>
      <source>Briefing: {side}</source>
      <translation>Lageeinweisung: {side}</translation>
    </message>
    <message>
      <source>{briefing}, {game}</source>
      <translation>{briefing}, {game}</translation>
    </message>
    <message>
      <source>Own forces</source>
      <translation>Eigene Kräfte</translation>
    </message>
    <message>
      <source>Notes</source>
      <translation>Notizen</translation>
    </message>
    <message>
      <source>Turn</source>
      <translation>Zug</translation>
    </message>
    <message>
      <source>{turn} of {last}</source>
      <translation>{turn} von {last}</translation>
    </message>
    <message>
      <source>Time</source>
      <translation>Zeit</translation>
    </message>
    <message>
      <source>Moves first</source>
      <translation>Zieht zuerst</translation>
    </message>
    <message>
      <source>Player turn</source>
      <translation>Spielerzug</translation>
    </message>
    <message>
      <source>Phase</source>
      <translation>Phase</translation>
    </message>
    <message>
      <source>{phase}, step {n}: {does}</source>
      <translation>{phase}, Schritt {n}: {does}</translation>
    </message>
    <message>
      <source>Enemy</source>
      <translation>Feind</translation>
    </message>
    <message>
      <source>The battle is over</source>
      <translation>Die Schlacht ist zu Ende</translation>
    </message>
    <message>
      <source>Situation</source>
      <translation>Lage</translation>
    </message>
    <message>
      <source>his units are known; his strength, losses and arrivals are hidden</source>
      <translation>seine Einheiten sind bekannt; Stärke, Verluste und Ankunft sind verborgen</translation>
    </message>
    <message>
      <source>only units that have been seen are known, and not their strength</source>
      <translation>nur gesehene Einheiten sind bekannt, ihre Stärke nicht</translation>
    </message>
    <message>
      <source>nothing is hidden</source>
      <translation>nichts ist verborgen</translation>
    </message>
    <message>
      <source>The enemy</source>
      <translation>Der Feind</translation>
    </message>
    <message>
      <source>Nothing is known of him.</source>
      <translation>Von ihm ist nichts bekannt.</translation>
    </message>
    <message>
      <source>Command</source>
      <translation>Verband</translation>
    </message>
    <message>
      <source>Known</source>
      <translation>Bekannt</translation>
    </message>
    <message>
      <source>Other leaders</source>
      <translation>Weitere Anführer</translation>
    </message>
    <message>
      <source>{name}, {arm}</source>
      <translation>{name}, {arm}</translation>
    </message>
    <message>
      <source>{name} ({where})</source>
      <translation>{name} ({where})</translation>
    </message>
    <message>
      <source>House rules</source>
      <translation>Hausregeln</translation>
    </message>
    <message>
      <source>None: every ruling is read as by default.</source>
      <translation>Keine: jede Auslegung gilt wie vorgegeben.</translation>
    </message>
    <message>
      <source>Charge</source>
      <translation>Sturmangriff</translation>
    </message>
    <message>
      <source>Chart</source>
      <translation>Tabelle</translation>
    </message>
    <message>
      <source>Difference</source>
      <translation>Differenz</translation>
    </message>
    <message>
      <source>Attackers</source>
      <translation>Angreifer</translation>
    </message>
    <message>
      <source>Defenders</source>
      <translation>Verteidiger</translation>
    </message>
    <message>
      <source>hold</source>
      <translation>halten</translation>
    </message>
    <message>
      <source>carry the position</source>
      <translation>die Stellung nehmen</translation>
    </message>
    <message>
      <source>carry the position or break through</source>
      <translation>die Stellung nehmen oder durchbrechen</translation>
    </message>
    <message>
      <source>must break through</source>
      <translation>muss durchbrechen</translation>
    </message>
    <message>
      <source>{n} or less</source>
      <translation>bis {n}</translation>
    </message>
    <message>
      <source>{n} or more</source>
      <translation>ab {n}</translation>
    </message>
    <message>
      <source>disordered</source>
      <translation>ungeordnet</translation>
    </message>
    <message>
      <source>disordered from the next combat on</source>
      <translation>ab dem nächsten Gefecht ungeordnet</translation>
    </message>
    <message>
      <source>disordered at once</source>
      <translation>sofort ungeordnet</translation>
    </message>
    <message>
      <source>−{n} stand, troops or guns; count again, roll again</source>
      <translation>−{n} Base, Truppen oder Geschütze; neu zählen, neu würfeln</translation>
    </message>
    <message>
      <source>{n} skedaddles</source>
      <translation>{n} reißt aus</translation>
    </message>
    <message>
      <source>a leader captured</source>
      <translation>ein Anführer gefangen</translation>
    </message>
    <message>
      <source>retreat a full move</source>
      <translation>weichen eine volle Bewegung zurück</translation>
    </message>
    <message>
      <source>retreat out of musket range</source>
      <translation>weichen aus der Musketenreichweite</translation>
    </message>
    <message>
      <source>fall back to {distance} away</source>
      <translation>fallen auf {distance} Abstand zurück</translation>
    </message>
    <message>
      <source>{n} captured</source>
      <translation>{n} gefangen</translation>
    </message>
    <message>
      <source>{captured}, one more for each point from {n} on</source>
      <translation>{captured}, je Punkt ab {n} eine mehr</translation>
    </message>
    <message>
      <source>{captured}, one more for each point beyond {n}</source>
      <translation>{captured}, je Punkt über {n} eine mehr</translation>
    </message>
    <message>
      <source>one gun stand of each damaged</source>
      <translation>je eine Geschützbase beschädigt</translation>
    </message>
    <message>
      <source>one battery captured</source>
      <translation>eine Batterie erbeutet</translation>
    </message>
    <message>
      <source>Batteries: {what}.</source>
      <translation>Batterien: {what}.</translation>
    </message>
    <message>
      <source>silenced</source>
      <translation>zum Schweigen gebracht</translation>
    </message>
    <message>
      <source>Break through: </source>
      <translation>Durchbruch: </translation>
    </message>
    <message>
      <source>{n} of the move at the nearest enemy not just beaten, {bonus} in that combat. </source>
      <translation>{n} der Bewegung auf den nächsten nicht eben geschlagenen Feind, {bonus} in jenem Gefecht. </translation>
    </message>
    <message>
      <source>Retreat: </source>
      <translation>Rückzug: </translation>
    </message>
    <message>
      <source>away from every enemy, face to him; blocked is surrender. Musket range {range}.</source>
      <translation>weg von jedem Feind, Front zu ihm; versperrt heißt Ergeben. Musketenreichweite {range}.</translation>
    </message>
    <message>
      <source>Charge modifiers</source>
      <translation>Angriffsmodifikatoren</translation>
    </message>
    <message>
      <source>To each side's die</source>
      <translation>Zum Würfel jeder Seite</translation>
    </message>
    <message>
      <source>Either side</source>
      <translation>Beide Seiten</translation>
    </message>
    <message>
      <source>outnumbered {ratio} or more</source>
      <translation>in der Minderzahl {ratio} oder mehr</translation>
    </message>
    <message>
      <source>outnumbered {ratio}</source>
      <translation>in der Minderzahl {ratio}</translation>
    </message>
    <message>
      <source>{what}, each</source>
      <translation>{what}, je</translation>
    </message>
    <message>
      <source>{what}, each, at most {n}</source>
      <translation>{what}, je, höchstens {n}</translation>
    </message>
    <message>
      <source>{what}, each more than the enemy lost</source>
      <translation>{what}, je mehr als der Feind verlor</translation>
    </message>
    <message>
      <source>{what}, not mounted</source>
      <translation>{what}, nicht zu Pferd</translation>
    </message>
    <message>
      <source>the best one counts</source>
      <translation>der beste zählt</translation>
    </message>
    <message>
      <source>each one counts</source>
      <translation>jeder zählt</translation>
    </message>
    <message>
      <source>the best of each kind counts, they add</source>
      <translation>der beste jeder Art zählt, zusammengezählt</translation>
    </message>
    <message>
      <source>those that fight in their formation</source>
      <translation>die in ihrer Formation kämpfen</translation>
    </message>
    <message>
      <source>all of the units in contact</source>
      <translation>alle der Einheiten in Berührung</translation>
    </message>
    <message>
      <source>those that fight in their formation, guns not</source>
      <translation>die in ihrer Formation kämpfen, Geschütze nicht</translation>
    </message>
    <message>
      <source>; a damaged gun stand is {n}</source>
      <translation>; eine beschädigte Geschützbase ist {n}</translation>
    </message>
    <message>
      <source>; a silenced battery is disordered</source>
      <translation>; eine zum Schweigen gebrachte Batterie ist ungeordnet</translation>
    </message>
    <message>
      <source>if at least {share} of the side's stands are so{silenced}. Of ground the best counts, none where outflanked. Attached leaders: {leaders}.</source>
      <translation>wenn es für mindestens {share} der Basen der Seite gilt{silenced}. Vom Gelände zählt das beste, keines wo überflügelt. Angeschlossene Anführer: {leaders}.</translation>
    </message>
    <message>
      <source>Supported: </source>
      <translation>Unterstützt: </translation>
    </message>
    <message>
      <source>{formations} always; else a brigade with {share} as many stands within {inches}, not in a combat itself. Never where outflanked.</source>
      <translation>{formations} immer; sonst eine Brigade mit {share} so vielen Basen innerhalb {inches}, selbst nicht im Gefecht. Nie wo überflügelt.</translation>
    </message>
    <message>
      <source>Outnumbered: </source>
      <translation>Minderzahl: </translation>
    </message>
    <message>
      <source>compare stands: {which}{gun}. Only the worst counts.</source>
      <translation>Basen vergleichen: {which}{gun}. Nur das Schlimmste zählt.</translation>
    </message>
    <message>
      <source>any</source>
      <translation>jede</translation>
    </message>
    <message>
      <source>{one} or {other}</source>
      <translation>{one} oder {other}</translation>
    </message>
    <message>
      <source>Charts</source>
      <translation>Tabellen</translation>
    </message>
    <message>
      <source>Musketry &amp; Cannonade</source>
      <translation>Musketenfeuer &amp; Kanonade</translation>
    </message>
    <message>
      <source>Fire points</source>
      <translation>Feuerpunkte</translation>
    </message>
    <message>
      <source>troops</source>
      <translation>Truppen</translation>
    </message>
    <message>
      <source>guns</source>
      <translation>Geschütze</translation>
    </message>
    <message>
      <source>no effect</source>
      <translation>folgenlos</translation>
    </message>
    <message>
      <source>under {n}</source>
      <translation>unter {n}</translation>
    </message>
    <message>
      <source>below {low} read {low}, above {high} read {high}</source>
      <translation>unter {low} gilt {low}, über {high} gilt {high}</translation>
    </message>
    <message>
      <source>below {low} read {low} where no other cell says so, above {high} read {high}</source>
      <translation>unter {low} gilt {low}, wo keine andere Zelle es sagt, über {high} gilt {high}</translation>
    </message>
    <message>
      <source>below {low} read {low}, above {high} one effect further</source>
      <translation>unter {low} gilt {low}, über {high} eine Wirkung weiter</translation>
    </message>
    <message>
      <source>Cells are the die after its modifiers; {beyond}. {d} disordered, {si} silenced, {da} damaged, {wr} wrecked.</source>
      <translation>In den Zellen steht der Würfel nach den Modifikatoren; {beyond}. {d} ungeordnet, {si} zum Schweigen gebracht, {da} beschädigt, {wr} zerstört.</translation>
    </message>
    <message>
      <source>Natural {n}: </source>
      <translation>Gewürfelte {n}: </translation>
    </message>
    <message>
      <source>the target rolls for each attached leader and an exceptional brigadier; every unit that fired with {share} or more of its stands is low on ammunition.</source>
      <translation>das Ziel würfelt für jeden angeschlossenen Anführer und einen herausragenden Brigadier; jede Einheit, die mit {share} oder mehr ihrer Basen feuerte, hat Munition knapp.</translation>
    </message>
    <message>
      <source>For each stand</source>
      <translation>Je Base</translation>
    </message>
    <message>
      <source>Infantry</source>
      <translation>Infanterie</translation>
    </message>
    <message>
      <source>Cavalry, breech-loading</source>
      <translation>Kavallerie, Hinterlader</translation>
    </message>
    <message>
      <source>Cavalry, other arms</source>
      <translation>Kavallerie, andere Waffen</translation>
    </message>
    <message>
      <source>Smoothbore guns</source>
      <translation>Glatte Geschütze</translation>
    </message>
    <message>
      <source>Rifled guns</source>
      <translation>Gezogene Geschütze</translation>
    </message>
    <message>
      <source>Up to</source>
      <translation>Bis</translation>
    </message>
    <message>
      <source>A gun's first figure is canister, the others ball. Cavalry fire on foot only. A figure holds to its heading, edge included.</source>
      <translation>Die erste Zahl eines Geschützes ist Kartätschen, die anderen Kugel. Kavallerie feuert nur zu Fuß. Eine Zahl gilt bis zu ihrer Überschrift, Grenze eingeschlossen.</translation>
    </message>
    <message>
      <source>The points</source>
      <translation>Die Punkte</translation>
    </message>
    <message>
      <source>infantry and cavalry on foot, {what}</source>
      <translation>Infanterie und Kavallerie zu Fuß, {what}</translation>
    </message>
    <message>
      <source>infantry and cavalry on foot, {what}; once</source>
      <translation>Infanterie und Kavallerie zu Fuß, {what}; einmal</translation>
    </message>
    <message>
      <source>each damaged gun stand</source>
      <translation>jede beschädigte Geschützbase</translation>
    </message>
    <message>
      <source>guns low on ammunition</source>
      <translation>Geschütze mit knapper Munition</translation>
    </message>
    <message>
      <source>each stand that fires in enfilade; a March Column always is</source>
      <translation>jede Base mit Enfilade; eine Marschkolonne immer</translation>
    </message>
    <message>
      <source>each stand that fires in enfilade</source>
      <translation>jede Base mit Enfilade</translation>
    </message>
    <message>
      <source>The die</source>
      <translation>Der Würfel</translation>
    </message>
    <message>
      <source>as target; adds to cover</source>
      <translation>als Ziel; zusätzlich zur Deckung</translation>
    </message>
    <message>
      <source>as firers</source>
      <translation>als Feuernde</translation>
    </message>
    <message>
      <source>as target; not with cover</source>
      <translation>als Ziel; nicht mit Deckung</translation>
    </message>
    <message>
      <source>target {what}; each; not for March Columns</source>
      <translation>Ziel {what}; je; nicht für Marschkolonnen</translation>
    </message>
    <message>
      <source>target {what}; once; not for March Columns</source>
      <translation>Ziel {what}; einmal; nicht für Marschkolonnen</translation>
    </message>
    <message>
      <source>target {what}; each</source>
      <translation>Ziel {what}; je</translation>
    </message>
    <message>
      <source>target {what}; once</source>
      <translation>Ziel {what}; einmal</translation>
    </message>
    <message>
      <source>target {what}; the best counts</source>
      <translation>Ziel {what}; das Beste zählt</translation>
    </message>
    <message>
      <source>target {what}</source>
      <translation>Ziel {what}</translation>
    </message>
    <message>
      <source>Add all points at one target, drop the fraction at the end</source>
      <translation>Alle Punkte auf ein Ziel zusammenzählen, am Ende abrunden</translation>
    </message>
    <message>
      <source>Add all points at one target, round halves up at the end</source>
      <translation>Alle Punkte auf ein Ziel zusammenzählen, am Ende Halbe aufrunden</translation>
    </message>
    <message>
      <source>Round each unit's points half up, then add all at one target</source>
      <translation>Die Punkte jeder Einheit runden, Halbe auf, dann alle auf ein Ziel zusammenzählen</translation>
    </message>
    <message>
      <source>at halved points</source>
      <translation>mit halben Punkten</translation>
    </message>
    <message>
      <source>at full points</source>
      <translation>mit vollen Punkten</translation>
    </message>
    <message>
      <source>To fire</source>
      <translation>Zum Feuern</translation>
    </message>
    <message>
      <source>{n} stands of the target must be in reach; {share} of its stands in cover is enough for cover.</source>
      <translation>{n} Basen des Ziels müssen in Reichweite sein; {share} seiner Basen in Deckung genügen für Deckung.</translation>
    </message>
    <message>
      <source>{adding}; under {fewest} there is no fire.</source>
      <translation>{adding}; unter {fewest} kein Feuer.</translation>
    </message>
    <message>
      <source>Silenced guns do not fire; guns low on ammunition fire canister only, {how}.</source>
      <translation>Zum Schweigen gebrachte Geschütze feuern nicht; Geschütze mit knapper Munition feuern nur Kartätschen, {how}.</translation>
    </message>
    <message>
      <source>infantry</source>
      <translation>Infanterie</translation>
    </message>
    <message>
      <source>cavalry</source>
      <translation>Kavallerie</translation>
    </message>
    <message>
      <source>ball</source>
      <translation>Kugel</translation>
    </message>
    <message>
      <source>canister</source>
      <translation>Kartätschen</translation>
    </message>
    <message>
      <source>Angle to either side: {angles}.</source>
      <translation>Winkel nach jeder Seite: {angles}.</translation>
    </message>
    <message>
      <source>infantry brigade</source>
      <translation>Infanteriebrigade</translation>
    </message>
    <message>
      <source>cavalry brigade</source>
      <translation>Kavalleriebrigade</translation>
    </message>
    <message>
      <source>foot battery</source>
      <translation>Fußbatterie</translation>
    </message>
    <message>
      <source>horse battery</source>
      <translation>reitende Batterie</translation>
    </message>
    <message>
      <source>{left} of {start}</source>
      <translation>{left} von {start}</translation>
    </message>
    <message>
      <source>replaced in turn {turn}</source>
      <translation>ersetzt in Zug {turn}</translation>
    </message>
    <message>
      <source>to arrive in turn {turn}, {edge} edge</source>
      <translation>kommt in Zug {turn}, Rand im {edge}</translation>
    </message>
    <message>
      <source>to arrive in turn {turn}</source>
      <translation>trifft in Zug {turn} ein</translation>
    </message>
    <message>
      <source>{name} (exceptional)</source>
      <translation>{name} (herausragend)</translation>
    </message>
    <message>
      <source>{n} lost</source>
      <translation>{n} verloren</translation>
    </message>
    <message>
      <source>{n} skedaddled</source>
      <translation>{n} ausgerissen</translation>
    </message>
    <message>
      <source>{stands} damaged</source>
      <translation>{stands} beschädigt</translation>
    </message>
    <message>
      <source>{n} boxes, {ticked} ticked</source>
      <translation>{n} Kästchen, {ticked} angekreuzt</translation>
    </message>
    <message>
      <source>Formation cards</source>
      <translation>Formationskarten</translation>
    </message>
    <message>
      <source>Formation {n} of {all}</source>
      <translation>Formation {n} von {all}</translation>
    </message>
    <message>
      <source>pennant: command stand</source>
      <translation>Wimpel: Führungsbase</translation>
    </message>
    <message>
      <source>Changes</source>
      <translation>Wechsel</translation>
    </message>
    <message>
      <source>dark: built on these</source>
      <translation>dunkel: darauf aufgebaut</translation>
    </message>
    <message>
      <source>Formations</source>
      <translation>Formationen</translation>
    </message>
    <message>
      <source>Change to</source>
      <translation>Wechsel in</translation>
    </message>
    <message>
      <source>Movement</source>
      <translation>Bewegung</translation>
    </message>
    <message>
      <source>Fire</source>
      <translation>Feuer</translation>
    </message>
    <message>
      <source>Melee</source>
      <translation>Nahkampf</translation>
    </message>
    <message>
      <source>Cavalry, mounted</source>
      <translation>Kavallerie, zu Pferd</translation>
    </message>
    <message>
      <source>Cavalry, on foot</source>
      <translation>Kavallerie, zu Fuß</translation>
    </message>
    <message>
      <source>full move</source>
      <translation>volle Bewegung</translation>
    </message>
    <message>
      <source>half move</source>
      <translation>½ Bew.</translation>
    </message>
    <message>
      <source>mounted cavalry</source>
      <translation>Kavallerie zu Pferd</translation>
    </message>
    <message>
      <source>cavalry on foot</source>
      <translation>Kavallerie zu Fuß</translation>
    </message>
    <message>
      <source>{who} only</source>
      <translation>nur {who}</translation>
    </message>
    <message>
      <source>not {who}</source>
      <translation>nicht {who}</translation>
    </message>
    <message>
      <source>Forwards</source>
      <translation>Vorwärts</translation>
    </message>
    <message>
      <source>Backwards</source>
      <translation>Rückwärts</translation>
    </message>
    <message>
      <source>Wheel</source>
      <translation>Schwenken</translation>
    </message>
    <message>
      <source>Oblique</source>
      <translation>Schräg</translation>
    </message>
    <message>
      <source>About face</source>
      <translation>Kehrt</translation>
    </message>
    <message>
      <source>Refuse flank</source>
      <translation>Flanke zurücknehmen</translation>
    </message>
    <message>
      <source>By the flank</source>
      <translation>Flankenmarsch</translation>
    </message>
    <message>
      <source>Dismount</source>
      <translation>Absitzen</translation>
    </message>
    <message>
      <source>into {formation}</source>
      <translation>dann {formation}</translation>
    </message>
    <message>
      <source>Mount</source>
      <translation>Aufsitzen</translation>
    </message>
    <message>
      <source>from {formation}</source>
      <translation>vorher {formation}</translation>
    </message>
    <message>
      <source>not available</source>
      <translation>nicht möglich</translation>
    </message>
    <message>
      <source>{inches} of the mounted rate, {when}</source>
      <translation>{inches} der Bewegung zu Pferd, am {when}</translation>
    </message>
    <message>
      <source>all stands</source>
      <translation>alle Basen</translation>
    </message>
    <message>
      <source>the front rank only: half, rounded up</source>
      <translation>nur das vordere Glied: die Hälfte, aufgerundet</translation>
    </message>
    <message>
      <source>the front stand only</source>
      <translation>nur die vordere Base</translation>
    </message>
    <message>
      <source>the front {n} stands</source>
      <translation>die vorderen {n} Basen</translation>
    </message>
    <message>
      <source>{which}; {all} when charging or charged</source>
      <translation>{which}; {all} im Sturmangriff, von beiden Seiten</translation>
    </message>
    <message>
      <source>all</source>
      <translation>alle</translation>
    </message>
    <message>
      <source>1 stand</source>
      <translation>1 Base</translation>
    </message>
    <message>
      <source>{n} stands</source>
      <translation>{n} Basen</translation>
    </message>
    <message>
      <source>{stands}; {n} on a road</source>
      <translation>{stands}; {n} auf einer Straße</translation>
    </message>
    <message>
      <source>{stands}; {n} charging over a bridge</source>
      <translation>{stands}; {n} im Sturm über eine Brücke</translation>
    </message>
    <message>
      <source>{stands}; always supported: {value}</source>
      <translation>{stands}; immer unterstützt: {value}</translation>
    </message>
    <message>
      <source>Always enfiladed: fire points {times}.</source>
      <translation>Immer in Enfilade: Feuerpunkte {times}.</translation>
    </message>
    <message>
      <source>Fired at in column: die {value}.</source>
      <translation>In Kolonne beschossen: Würfel {value}.</translation>
    </message>
    <message>
      <source>Maneuver roll: {value}.</source>
      <translation>Manöverwurf: {value}.</translation>
    </message>
    <message>
      <source>A whole move on a road: {arms}.</source>
      <translation>Ganze Bewegung auf einer Straße: {arms}.</translation>
    </message>
    <message>
      <source>To {formation}</source>
      <translation>→ {formation}</translation>
    </message>
    <message>
      <source>Charts of the Gettysburg campaign</source>
      <translation>Tabellen des Gettysburg-Feldzugs</translation>
    </message>
    <message>
      <source>D is a demoralised corps. Strengths are the enemy's, for either side; blanks mark what was foraged.</source>
      <translation>D ist ein demoralisiertes Korps. Stärken sind die des Feindes, für jede Seite; leere Marken zeigen, was ausfouragiert ist.</translation>
    </message>
    <message>
      <source>Campaign counters</source>
      <translation>Marken des Feldzugs</translation>
    </message>
    <message>
      <source>HQ</source>
      <translation>HQ</translation>
    </message>
    <message>
      <source>{corps}, demoralised</source>
      <translation>{corps}, demoralisiert</translation>
    </message>
    <message>
      <source>activity</source>
      <translation>Bewegungen</translation>
    </message>
    <message>
      <source>enemy</source>
      <translation>Feind</translation>
    </message>
    <message>
      <source>foraged</source>
      <translation>ausfouragiert</translation>
    </message>
    <message>
      <source>Gettysburg, west</source>
      <translation>Gettysburg, West</translation>
    </message>
    <message>
      <source>Gettysburg, east</source>
      <translation>Gettysburg, Ost</translation>
    </message>
    <message>
      <source>Cut along the dashes and glue the sheets in their order, then lay the boards side by side</source>
      <translation>An den Strichen schneiden, die Blätter in ihrer Folge zusammenkleben, dann die Pläne nebeneinanderlegen</translation>
    </message>
    <message>
      <source>Map of the Gettysburg campaign</source>
      <translation>Karte des Gettysburg-Feldzugs</translation>
    </message>
    <message>
      <source>The pennant is the command stand; the box is infantry, slanted cavalry, the disc guns; the star a leader.</source>
      <translation>Der Wimpel ist die Führungsbase; das Rechteck Infanterie, schräg Kavallerie, die Scheibe Geschütze; der Stern ein Anführer.</translation>
    </message>
    <message>
      <source>Base labels</source>
      <translation>Basenetiketten</translation>
    </message>
    <message>
      <source>Union</source>
      <translation>Union</translation>
    </message>
    <message>
      <source>Confederate</source>
      <translation>Konföderierte</translation>
    </message>
    <message>
      <source>division</source>
      <translation>Division</translation>
    </message>
    <message>
      <source>army</source>
      <translation>Armee</translation>
    </message>
    <message>
      <source>Fallen leader</source>
      <translation>Gefallener Anführer</translation>
    </message>
    <message>
      <source>Die</source>
      <translation>Wurf</translation>
    </message>
    <message>
      <source>What happens</source>
      <translation>Was geschieht</translation>
    </message>
    <message>
      <source>The leader</source>
      <translation>Der Anführer</translation>
    </message>
    <message>
      <source>has fallen</source>
      <translation>ist gefallen</translation>
    </message>
    <message>
      <source>stays</source>
      <translation>bleibt</translation>
    </message>
    <message>
      <source>Who rolls</source>
      <translation>Wer würfelt</translation>
    </message>
    <message>
      <source>Each leader attached to the target, and its exceptional brigadier, when the die to hit shows a natural {n}; also if the unit is gone. No modifiers.</source>
      <translation>Jeder dem Ziel angeschlossene Anführer und sein herausragender Brigadier, wenn der Trefferwürfel eine gewürfelte {n} zeigt; auch wenn die Einheit weg ist. Keine Modifikatoren.</translation>
    </message>
    <message>
      <source>Replaced</source>
      <translation>Ersatz</translation>
    </message>
    <message>
      <source>His side misses {n} of its own Maneuver phases; an ordinary leader comes at the beginning of the next one, with any unit of his command.</source>
      <translation>Seine Seite lässt {n} eigene Manöverphasen aus; ein gewöhnlicher Anführer kommt zu Beginn der nächsten, bei einer beliebigen Einheit seines Kommandos.</translation>
    </message>
    <message>
      <source>Brigadier</source>
      <translation>Brigadier</translation>
    </message>
    <message>
      <source>The brigade is exceptional no longer; nothing comes back.</source>
      <translation>Die Brigade ist nicht mehr herausragend; nichts kommt zurück.</translation>
    </message>
    <message>
      <source>Captured</source>
      <translation>Gefangen</translation>
    </message>
    <message>
      <source>One of the attached, by lot; replaced as if fallen.</source>
      <translation>Einer der Angeschlossenen, durch Los; ersetzt, als wäre er gefallen.</translation>
    </message>
    <message>
      <source>Alone</source>
      <translation>Allein</translation>
    </message>
    <message>
      <source>Never a target. Reached by the enemy he is put with the nearest friends.</source>
      <translation>Nie ein Ziel. Vom Feind erreicht, kommt er zu den nächsten Freunden.</translation>
    </message>
    <message>
      <source>Leaders</source>
      <translation>Anführer</translation>
    </message>
    <message>
      <source>What they are worth</source>
      <translation>Was sie wert sind</translation>
    </message>
    <message>
      <source>Leader within the radius</source>
      <translation>Anführer im Radius</translation>
    </message>
    <message>
      <source>Leader attached</source>
      <translation>Anführer angeschlossen</translation>
    </message>
    <message>
      <source>Exceptional, within the radius</source>
      <translation>Herausragender, im Radius</translation>
    </message>
    <message>
      <source>Exceptional, attached</source>
      <translation>Herausragender, angeschlossen</translation>
    </message>
    <message>
      <source>Exceptional brigade commander</source>
      <translation>Herausragender Brigadebefehlshaber</translation>
    </message>
    <message>
      <source>Maneuver roll</source>
      <translation>Manöverwurf</translation>
    </message>
    <message>
      <source>Where he is</source>
      <translation>Wo er ist</translation>
    </message>
    <message>
      <source>Command radius</source>
      <translation>Befehlsradius</translation>
    </message>
    <message>
      <source>Move</source>
      <translation>Bewegen</translation>
    </message>
    <message>
      <source>{length}; with a unit he moves as the unit</source>
      <translation>{length}; mit einer Einheit bewegt er sich wie sie</translation>
    </message>
    <message>
      <source>A battery</source>
      <translation>Eine Batterie</translation>
    </message>
    <message>
      <source>placed in position only within {length} of a leader of its chain</source>
      <translation>wird nur innerhalb {length} eines Anführers ihrer Kette in Stellung gebracht</translation>
    </message>
    <message>
      <source>Attaching</source>
      <translation>Anschließen</translation>
    </message>
    <message>
      <source>in the first step of the Maneuver phase, to a unit that his own move reaches</source>
      <translation>im ersten Schritt der Manöverphase, an eine Einheit, die seine eigene Bewegung erreicht</translation>
    </message>
    <message>
      <source>Only leaders of the unit's own chain count: division, corps, army. An attached leader helps only the unit he is with.</source>
      <translation>Nur Anführer aus der eigenen Befehlskette der Einheit zählen: Division, Korps, Armee. Ein angeschlossener Anführer hilft nur seiner Einheit.</translation>
    </message>
    <message>
      <source>Maneuver</source>
      <translation>Manöver</translation>
    </message>
    <message>
      <source>Disordered</source>
      <translation>Ungeordnet</translation>
    </message>
    <message>
      <source>Good order</source>
      <translation>Gute Ordnung</translation>
    </message>
    <message>
      <source>{what}, disordered</source>
      <translation>{what}, ungeordnet</translation>
    </message>
    <message>
      <source>Must</source>
      <translation>Muss</translation>
    </message>
    <message>
      <source>Every disordered brigade.</source>
      <translation>Jede ungeordnete Brigade.</translation>
    </message>
    <message>
      <source>May</source>
      <translation>Darf</translation>
    </message>
    <message>
      <source>A brigade in good order that wants to move or change formation; else it stays without a roll.</source>
      <translation>Eine Brigade in guter Ordnung, die sich bewegen oder die Formation ändern will; sonst bleibt sie ohne Wurf stehen.</translation>
    </message>
    <message>
      <source>Never</source>
      <translation>Nie</translation>
    </message>
    <message>
      <source>Batteries and leaders: they just move.</source>
      <translation>Batterien und Anführer: sie bewegen sich einfach.</translation>
    </message>
    <message>
      <source>One die a brigade and phase; roll and carry it out before the next one rolls.</source>
      <translation>Ein Würfel je Brigade und Phase; würfeln und ausführen, ehe die nächste würfelt.</translation>
    </message>
    <message>
      <source>Maneuver modifiers</source>
      <translation>Manövermodifikatoren</translation>
    </message>
    <message>
      <source>To the die</source>
      <translation>Zum Wurf</translation>
    </message>
    <message>
      <source>Each leader of the brigade's own chain counts, at the better of his figures.</source>
      <translation>Jeder Anführer aus der eigenen Kette der Brigade zählt, mit dem besseren seiner Werte.</translation>
    </message>
    <message>
      <source>Only the best leader of the brigade's own chain counts.</source>
      <translation>Nur der beste Anführer aus der eigenen Kette der Brigade zählt.</translation>
    </message>
    <message>
      <source>Each leader of the brigade's own chain counts; radius and attached add.</source>
      <translation>Jeder Anführer aus der eigenen Kette der Brigade zählt; Radius und Anschluss zusammen.</translation>
    </message>
    <message>
      <source>Command radius {length}, of detached leaders only. {together} Column: March or Attack Column. Fieldworks: breastworks or trenches.</source>
      <translation>Befehlsradius {length}, nur von freien Anführern. {together} Kolonne: Marsch- oder Angriffskolonne. Feldwerke: Brustwehren oder Gräben.</translation>
    </message>
    <message>
      <source>What each outcome lets do</source>
      <translation>Was jedes Ergebnis erlaubt</translation>
    </message>
    <message>
      <source>Outcome</source>
      <translation>Ergebnis</translation>
    </message>
    <message>
      <source>Change</source>
      <translation>Ändern</translation>
    </message>
    <message>
      <source>Order then</source>
      <translation>Dann Ordnung</translation>
    </message>
    <message>
      <source>Stands</source>
      <translation>Basen</translation>
    </message>
    <message>
      <source>half</source>
      <translation>halb</translation>
    </message>
    <message>
      <source>full</source>
      <translation>voll</translation>
    </message>
    <message>
      <source>full, retreat</source>
      <translation>voll, Rückzug</translation>
    </message>
    <message>
      <source>out of musket range</source>
      <translation>außer Reichweite</translation>
    </message>
    <message>
      <source>leaves the table</source>
      <translation>verlässt den Tisch</translation>
    </message>
    <message>
      <source>all skedaddle</source>
      <translation>alle reißen aus</translation>
    </message>
    <message>
      <source>good</source>
      <translation>gut</translation>
    </message>
    <message>
      <source>Markers</source>
      <translation>Marker</translation>
    </message>
    <message>
      <source>Musket range is {length} from the nearest enemy foot. A silenced battery falls back {n} of its basic move, straight away from the enemy, in one Maneuver phase; a forced retreat does not count.</source>
      <translation>Musketenreichweite ist {length} vom nächsten Feind zu Fuß. Eine zum Schweigen gebrachte Batterie geht {n} ihrer Grundbewegung zurück, gerade vom Feind weg, in einer Manöverphase; ein erzwungener Rückzug zählt nicht.</translation>
    </message>
    <message>
      <source>How they come off</source>
      <translation>Wie sie abgehen</translation>
    </message>
    <message>
      <source>What it does</source>
      <translation>Was er bewirkt</translation>
    </message>
    <message>
      <source>How it comes off</source>
      <translation>Wie er abgeht</translation>
    </message>
    <message>
      <source>Fire points {times}, charge {value}; must roll on the maneuver chart.</source>
      <translation>Feuerpunkte {times}, Sturmangriff {value}; muss auf der Manövertabelle würfeln.</translation>
    </message>
    <message>
      <source>canister only, {times}</source>
      <translation>nur Kartätschen, {times}</translation>
    </message>
    <message>
      <source>canister only</source>
      <translation>nur Kartätschen</translation>
    </message>
    <message>
      <source>Fire points {times}, guns {guns}; charge {value}.</source>
      <translation>Feuerpunkte {times}, Geschütze {guns}; Sturmangriff {value}.</translation>
    </message>
    <message>
      <source>Guns do not fire.</source>
      <translation>Geschütze feuern nicht.</translation>
    </message>
    <message>
      <source>Guns do not fire. In a charge it counts as disordered, {value}.</source>
      <translation>Geschütze feuern nicht. Im Sturmangriff zählt sie als ungeordnet, {value}.</translation>
    </message>
    <message>
      <source>All damaged: a further one wrecks a stand.</source>
      <translation>Alle beschädigt: ein weiterer Schaden zerstört eine Base.</translation>
    </message>
    <message>
      <source>All damaged: a further one wrecks the battery.</source>
      <translation>Alle beschädigt: ein weiterer Schaden zerstört die Batterie.</translation>
    </message>
    <message>
      <source>All damaged: a further one does nothing.</source>
      <translation>Alle beschädigt: ein weiterer Schaden bewirkt nichts.</translation>
    </message>
    <message>
      <source>Fire points of that gun stand {times}.</source>
      <translation>Feuerpunkte dieser Geschützbase {times}.</translation>
    </message>
    <message>
      <source>Fire points of that gun stand {times}; in a charge it is {n} stand.</source>
      <translation>Feuerpunkte dieser Geschützbase {times}; im Sturmangriff ist sie {n} Base.</translation>
    </message>
    <message>
      <source>States</source>
      <translation>Zustände</translation>
    </message>
    <message>
      <source>Of brigades and batteries</source>
      <translation>Von Brigaden und Batterien</translation>
    </message>
    <message>
      <source>By the stands left</source>
      <translation>Nach den übrigen Basen</translation>
    </message>
    <message>
      <source>Marks of the moment</source>
      <translation>Zeichen des Augenblicks</translation>
    </message>
    <message>
      <source>Wrecked: all gun stands are removed; it takes no further part.</source>
      <translation>Zerstört: alle Geschützbasen kommen weg; sie nimmt nicht mehr teil.</translation>
    </message>
    <message>
      <source>In charge contact: fires only at what it touches.</source>
      <translation>In Sturmberührung: feuert nur auf das, was sie berührt.</translation>
    </message>
    <message>
      <source>Changed formation or mode, or faced about in this player turn: {value} to fire at it.</source>
      <translation>Formation oder Art geändert oder in diesem Spielerzug kehrtgemacht: {value} beim Feuer darauf.</translation>
    </message>
    <message>
      <source>Stands that are gone</source>
      <translation>Basen, die fort sind</translation>
    </message>
    <message>
      <source>Lost</source>
      <translation>Verloren</translation>
    </message>
    <message>
      <source>to fire or in a struggle</source>
      <translation>durch Feuer oder im Handgemenge</translation>
    </message>
    <message>
      <source>Skedaddled</source>
      <translation>Ausgerissen</translation>
    </message>
    <message>
      <source>by a maneuver or charge result</source>
      <translation>durch ein Ergebnis von Manöver oder Sturmangriff</translation>
    </message>
    <message>
      <source>in a charge; a brigade that cannot retreat surrenders whole</source>
      <translation>im Sturmangriff; eine Brigade, die nicht zurückkann, ergibt sich ganz</translation>
    </message>
    <message>
      <source>All count alike against fresh, worn and spent. The command stand goes last.</source>
      <translation>Alle zählen gleich für frisch, angeschlagen und verbraucht. Die Führungsbase geht zuletzt.</translation>
    </message>
    <message>
      <source>Shape and letter carry the meaning, so the sheet may be printed in grey. Worn and Spent stand beside the brigade; fresh needs no marker.</source>
      <translation>Form und Buchstabe tragen die Bedeutung, der Bogen darf also grau gedruckt werden. Angeschlagen und Verbraucht stehen bei der Brigade; frisch braucht keinen Marker.</translation>
    </message>
    <message>
      <source>low ammunition</source>
      <translation>Munition knapp</translation>
    </message>
    <message>
      <source>Silenced</source>
      <translation>Schweigt</translation>
    </message>
    <message>
      <source>damaged</source>
      <translation>beschädigt</translation>
    </message>
    <message>
      <source>wrecked</source>
      <translation>zerstört</translation>
    </message>
    <message>
      <source>charging</source>
      <translation>im Sturmangriff</translation>
    </message>
    <message>
      <source>worn</source>
      <translation>angeschlagen</translation>
    </message>
    <message>
      <source>spent</source>
      <translation>verbraucht</translation>
    </message>
    <message>
      <source>changed, {value}</source>
      <translation>geändert, {value}</translation>
    </message>
    <message>
      <source>breakthrough</source>
      <translation>Durchbruch</translation>
    </message>
    <message>
      <source>turn</source>
      <translation>Zug</translation>
    </message>
    <message>
      <source>Union leader</source>
      <translation>Anführer Union</translation>
    </message>
    <message>
      <source>Conf. leader</source>
      <translation>Anführer Konf.</translation>
    </message>
    <message>
      <source>objective</source>
      <translation>Ziel</translation>
    </message>
    <message>
      <source>1 point</source>
      <translation>1 Punkt</translation>
    </message>
    <message>
      <source>{n} points</source>
      <translation>{n} Punkte</translation>
    </message>
    <message>
      <source>Road</source>
      <translation>Straße</translation>
    </message>
    <message>
      <source>Rough</source>
      <translation>Schwer</translation>
    </message>
    <message>
      <source>Ford</source>
      <translation>Furt</translation>
    </message>
    <message>
      <source>Through friends</source>
      <translation>Durch Freunde</translation>
    </message>
    <message>
      <source>Linear object</source>
      <translation>Hindernis</translation>
    </message>
    <message>
      <source>Foot artillery</source>
      <translation>Fußartillerie</translation>
    </message>
    <message>
      <source>Horse artillery</source>
      <translation>Reitende Artillerie</translation>
    </message>
    <message>
      <source>leaders</source>
      <translation>Anführer</translation>
    </message>
    <message>
      <source>foot artillery</source>
      <translation>Fußartillerie</translation>
    </message>
    <message>
      <source>horse artillery</source>
      <translation>reitende Artillerie</translation>
    </message>
    <message>
      <source>never</source>
      <translation>nie</translation>
    </message>
    <message>
      <source>free</source>
      <translation>frei</translation>
    </message>
    <message>
      <source>as infantry, no road</source>
      <translation>wie Infanterie, keine Straße</translation>
    </message>
    <message>
      <source>as mounted, no road</source>
      <translation>wie zu Pferd, keine Straße</translation>
    </message>
    <message>
      <source>The whole move of the phase on it, in March Column or limbered, with no change of formation, mounting or limbering. On a halved move the bonus is kept.</source>
      <translation>Die ganze Bewegung der Phase darauf, in Marschkolonne oder aufgeprotzt, ohne Formationswechsel, Auf- oder Absitzen, Auf- oder Abprotzen. Bei halbierter Bewegung bleibt der Vorteil.</translation>
    </message>
    <message>
      <source>The whole move of the phase on it, in March Column or limbered, with no change of formation, mounting or limbering. On a halved move the bonus is lost.</source>
      <translation>Die ganze Bewegung der Phase darauf, in Marschkolonne oder aufgeprotzt, ohne Formationswechsel, Auf- oder Absitzen, Auf- oder Abprotzen. Bei halbierter Bewegung entfällt der Vorteil.</translation>
    </message>
    <message>
      <source>Ground</source>
      <translation>Gelände</translation>
    </message>
    <message>
      <source>Crossing</source>
      <translation>Übergang</translation>
    </message>
    <message>
      <source>Each ford, linear object or unit takes off its inches; below nothing it may not start.</source>
      <translation>Furt, Hindernis und Einheit ziehen je ihre Zoll ab; unter null darf er nicht beginnen.</translation>
    </message>
    <message>
      <source>Each ford, linear object or unit takes off its cm; below nothing it may not start.</source>
      <translation>Furt, Hindernis und Einheit ziehen je ihre cm ab; unter null darf er nicht beginnen.</translation>
    </message>
    <message>
      <source>Friends</source>
      <translation>Freunde</translation>
    </message>
    <message>
      <source>Pass through only if the move ends wholly clear beyond. Enemies: never.</source>
      <translation>Durchziehen nur, wenn die Bewegung ganz dahinter endet. Feinde: nie.</translation>
    </message>
    <message>
      <source>Linear</source>
      <translation>Hindernis</translation>
    </message>
    <message>
      <source>Wall, fence, hedge, works, trench, sunken road, bank; not where a road or gap goes through.</source>
      <translation>Mauer, Zaun, Hecke, Werk, Graben, Hohlweg, Böschung; nicht, wo Straße oder Lücke hindurchgeht.</translation>
    </message>
    <message>
      <source>Closed wood</source>
      <translation>Dichter Wald</translation>
    </message>
    <message>
      <source>{who}: only limbered, on a road.</source>
      <translation>{who}: nur aufgeprotzt, auf einer Straße.</translation>
    </message>
    <message>
      <source>Woods and broken ground. Any of it slows the whole move by its factor.</source>
      <translation>Wald und unebenes Gelände. Jedes Stück verlangsamt die ganze Bewegung um seinen Faktor.</translation>
    </message>
    <message>
      <source>Woods and broken ground. Only the inches in it cost more, each: {costs}.</source>
      <translation>Wald und unebenes Gelände. Nur die Zoll darin kosten mehr, je: {costs}.</translation>
    </message>
    <message>
      <source>Woods and broken ground. Only the cm in it cost more, each: {costs}.</source>
      <translation>Wald und unebenes Gelände. Nur die cm darin kosten mehr, je: {costs}.</translation>
    </message>
    <message>
      <source>Sight</source>
      <translation>Sicht</translation>
    </message>
    <message>
      <source>open wood {open}, closed wood {closed} (as printed; exchanged?)</source>
      <translation>offener Wald {open}, dichter Wald {closed} (wie gedruckt; vertauscht?)</translation>
    </message>
    <message>
      <source>Musket range</source>
      <translation>Musketenreichweite</translation>
    </message>
    <message>
      <source>{length} from the nearest enemy foot</source>
      <translation>{length} vom nächsten Feind zu Fuß</translation>
    </message>
    <message>
      <source>Battery</source>
      <translation>Batterie</translation>
    </message>
    <message>
      <source>put in position only within {length} of a commander</source>
      <translation>nur innerhalb {length} eines Befehlshabers in Stellung</translation>
    </message>
    <message>
      <source>Change of formation</source>
      <translation>Formationswechsel</translation>
    </message>
    <message>
      <source>In this order</source>
      <translation>In dieser Folge</translation>
    </message>
    <message>
      <source>What they take of a move</source>
      <translation>Was sie von einer Bewegung nehmen</translation>
    </message>
    <message>
      <source>From / to</source>
      <translation>Von / in</translation>
    </message>
    <message>
      <source>One change a phase, before or after the rest of the move; none on Tardy or Rallies.</source>
      <translation>Ein Wechsel je Phase, vor oder nach der übrigen Bewegung; keiner bei Säumig oder Gesammelt.</translation>
    </message>
    <message>
      <source>Mounting and limbering</source>
      <translation>Aufsitzen und Aufprotzen</translation>
    </message>
    <message>
      <source>Limber, unlimber</source>
      <translation>Auf-, abprotzen</translation>
    </message>
    <message>
      <source>{n} of a move each; an unlimbered battery moves only by limbering</source>
      <translation>je {n} einer Bewegung; eine abgeprotzte Batterie bewegt sich nur durch Aufprotzen</translation>
    </message>
    <message>
      <source>{times}; {formations} only, a whole move by itself</source>
      <translation>{times}; nur {formations}, eine ganze Bewegung für sich</translation>
    </message>
    <message>
      <source>Tardy, Rallies</source>
      <translation>Säumig, Gesammelt</translation>
    </message>
    <message>
      <source>{times}; mounting or limbering then takes all of it</source>
      <translation>{times}; Aufsitzen oder Aufprotzen nimmt dann alles</translation>
    </message>
    <message>
      <source>{length} of the mounted rate, at the {when}; {formations}</source>
      <translation>{length} der Bewegung zu Pferd, am {when}; {formations}</translation>
    </message>
    <message>
      <source>Multiply</source>
      <translation>Malnehmen</translation>
    </message>
    <message>
      <source>by the flank {times}, or the road bonus</source>
      <translation>in der Flanke {times}, oder der Straßenvorteil</translation>
    </message>
    <message>
      <source>Take off</source>
      <translation>Abziehen</translation>
    </message>
    <message>
      <source>fords, linear objects, friends passed through</source>
      <translation>Furten, Hindernisse, durchzogene Freunde</translation>
    </message>
    <message>
      <source>Begin</source>
      <translation>Beginnen</translation>
    </message>
    <message>
      <source>with the basic rate</source>
      <translation>mit der Grundbewegung</translation>
    </message>
    <message>
      <source>Halve</source>
      <translation>Halbieren</translation>
    </message>
    <message>
      <source>{times} for Tardy or Rallies</source>
      <translation>{times} bei Säumig oder Gesammelt</translation>
    </message>
    <message>
      <source>change of formation, mounting, limbering</source>
      <translation>Formationswechsel, Aufsitzen, Aufprotzen</translation>
    </message>
    <message>
      <source>Spend</source>
      <translation>Ausgeben</translation>
    </message>
    <message>
      <source>what is left, rough ground at its cost</source>
      <translation>was bleibt, schweres Gelände zu seinem Preis</translation>
    </message>
    <message>
      <source>to the nearest {step}</source>
      <translation>auf {step} genau</translation>
    </message>
    <message>
      <source>Round</source>
      <translation>Runden</translation>
    </message>
    <message>
      <source>Orders and casualties</source>
      <translation>Befehle und Verluste</translation>
    </message>
    <message>
      <source>Order</source>
      <translation>Befehl</translation>
    </message>
    <message>
      <source>Casualties</source>
      <translation>Verluste</translation>
    </message>
    <message>
      <source>Turn, of {last}</source>
      <translation>Zug, von {last}</translation>
    </message>
    <message>
      <source>From</source>
      <translation>Von</translation>
    </message>
    <message>
      <source>Place</source>
      <translation>Ort</translation>
    </message>
    <message>
      <source>To</source>
      <translation>An</translation>
    </message>
    <message>
      <source>Number</source>
      <translation>Nummer</translation>
    </message>
    <message>
      <source>Received</source>
      <translation>Empfangen</translation>
    </message>
    <message>
      <source>Understood</source>
      <translation>Verstanden</translation>
    </message>
    <message>
      <source>Carried out</source>
      <translation>Ausgeführt</translation>
    </message>
    <message>
      <source>cut here</source>
      <translation>hier schneiden</translation>
    </message>
    <message>
      <source>Stands lost, turns {first} to {last}</source>
      <translation>Verlorene Basen, Züge {first} bis {last}</translation>
    </message>
    <message>
      <source>Unit</source>
      <translation>Einheit</translation>
    </message>
    <message>
      <source>Start</source>
      <translation>Beginn</translation>
    </message>
    <message>
      <source>Leader</source>
      <translation>Anführer</translation>
    </message>
    <message>
      <source>Commands</source>
      <translation>Befehligt</translation>
    </message>
    <message>
      <source>Fell, wounded or captured</source>
      <translation>Gefallen, verwundet oder gefangen</translation>
    </message>
    <message>
      <source>Who takes his place</source>
      <translation>Wer an seine Stelle tritt</translation>
    </message>
    <message>
      <source>the army</source>
      <translation>die Armee</translation>
    </message>
    <message>
      <source>Roster: {title}</source>
      <translation>Aufstellung: {title}</translation>
    </message>
    <message>
      <source>{title}, turn {turn} of {last}</source>
      <translation>{title}, Zug {turn} von {last}</translation>
    </message>
    <message>
      <source>Condition</source>
      <translation>Zustand</translation>
    </message>
    <message>
      <source>{least} to {most}</source>
      <translation>{least} bis {most}</translation>
    </message>
    <message>
      <source>{least} or {most}</source>
      <translation>{least} oder {most}</translation>
    </message>
    <message>
      <source>fresh {n} or more</source>
      <translation>frisch {n} oder mehr</translation>
    </message>
    <message>
      <source>worn {n}</source>
      <translation>angeschlagen {n}</translation>
    </message>
    <message>
      <source>spent {n} or less</source>
      <translation>verbraucht {n} oder weniger</translation>
    </message>
    <message>
      <source>Formation</source>
      <translation>Formation</translation>
    </message>
    <message>
      <source>Guns</source>
      <translation>Geschütze</translation>
    </message>
    <message>
      <source>{gun} guns</source>
      <translation>{gun}</translation>
    </message>
    <message>
      <source>Batteries</source>
      <translation>Batterien</translation>
    </message>
    <message>
      <source>Carbines</source>
      <translation>Karabiner</translation>
    </message>
    <message>
      <source>exceptional</source>
      <translation>herausragend</translation>
    </message>
    <message>
      <source>Commander</source>
      <translation>Befehlshaber</translation>
    </message>
    <message>
      <source>With it</source>
      <translation>Dabei</translation>
    </message>
    <message>
      <source>Under</source>
      <translation>Unter</translation>
    </message>
    <message>
      <source>Charges</source>
      <translation>Sturmangriff</translation>
    </message>
    <message>
      <source>leader</source>
      <translation>Anführer</translation>
    </message>
    <message>
      <source>{name}: {n}</source>
      <translation>{name}: {n}</translation>
    </message>
    <message>
      <source>So far</source>
      <translation>Bisher</translation>
    </message>
    <message>
      <source>Since</source>
      <translation>Seither</translation>
    </message>
    <message>
      <source>Losses</source>
      <translation>Verluste</translation>
    </message>
    <message>
      <source>No source gives: {what}.</source>
      <translation>Keine Quelle nennt: {what}.</translation>
    </message>
    <message>
      <source>its charts</source>
      <translation>seine Tabellen</translation>
    </message>
    <message>
      <source>Passage</source>
      <translation>Durchzug</translation>
    </message>
    <message>
      <source>Obstacle</source>
      <translation>Hindernis</translation>
    </message>
    <message>
      <source>Limbering or unlimbering takes {share} of the move.</source>
      <translation>Auf- oder Abprotzen nimmt {share} der Bewegung.</translation>
    </message>
    <message>
      <source>Foot</source>
      <translation>Zu Fuß</translation>
    </message>
    <message>
      <source>Horse</source>
      <translation>Reitend</translation>
    </message>
    <message>
      <source>Mounted</source>
      <translation>Zu Pferd</translation>
    </message>
    <message>
      <source>On foot</source>
      <translation>Zu Fuß</translation>
    </message>
    <message>
      <source>In</source>
      <translation>In</translation>
    </message>
    <message>
      <source>To {code}</source>
      <translation>→ {code}</translation>
    </message>
    <message>
      <source>front rank</source>
      <translation>vorderes Glied</translation>
    </message>
    <message>
      <source>{n} on a road</source>
      <translation>{n} auf einer Straße</translation>
    </message>
    <message>
      <source>{n} over a bridge</source>
      <translation>{n} über eine Brücke</translation>
    </message>
    <message>
      <source>all in contact</source>
      <translation>alle in Berührung</translation>
    </message>
    <message>
      <source>Points a stand</source>
      <translation>Punkte je Base</translation>
    </message>
    <message>
      <source>Angle, either side</source>
      <translation>Winkel, je Seite</translation>
    </message>
    <message>
      <source>{points} canister</source>
      <translation>{points} Kartätschen</translation>
    </message>
    <message>
      <source>low on ammunition: canister only</source>
      <translation>Munition knapp: nur Kartätschen</translation>
    </message>
    <message>
      <source>silenced: no fire</source>
      <translation>zum Schweigen gebracht: kein Feuer</translation>
    </message>
    <message>
      <source>once</source>
      <translation>einmal</translation>
    </message>
    <message>
      <source>each</source>
      <translation>je</translation>
    </message>
    <message>
      <source>The die of fire</source>
      <translation>Der Würfel beim Feuer</translation>
    </message>
    <message>
      <source>Cavalry on foot as target, added to cover.</source>
      <translation>Kavallerie zu Fuß als Ziel, zusätzlich zur Deckung.</translation>
    </message>
    <message>
      <source>Cavalry on foot as those who fire.</source>
      <translation>Kavallerie zu Fuß als Feuernde.</translation>
    </message>
    <message>
      <source>Cavalry on foot as target, not added to cover.</source>
      <translation>Kavallerie zu Fuß als Ziel, nicht zusätzlich zur Deckung.</translation>
    </message>
    <message>
      <source>Plus counts once.</source>
      <translation>Plus zählt einmal.</translation>
    </message>
    <message>
      <source>Each plus counts.</source>
      <translation>Jedes Plus zählt.</translation>
    </message>
    <message>
      <source>Of cover the best counts.</source>
      <translation>Von Deckung zählt die beste.</translation>
    </message>
    <message>
      <source>A March Column is doubled in place of the plus.</source>
      <translation>Eine Marschkolonne wird statt des Plus verdoppelt.</translation>
    </message>
    <message>
      <source>Hit by fire</source>
      <translation>Vom Feuer getroffen</translation>
    </message>
    <message>
      <source>Markers come off</source>
      <translation>Marker gehen ab</translation>
    </message>
    <message>
      <source>{modifiers}. Command radius {length}.</source>
      <translation>{modifiers}. Befehlsradius {length}.</translation>
    </message>
    <message>
      <source>Either way</source>
      <translation>In jedem Fall</translation>
    </message>
    <message>
      <source>Charging</source>
      <translation>Im Sturm</translation>
    </message>
    <message>
      <source>Charged</source>
      <translation>Bestürmt</translation>
    </message>
    <message>
      <source>States count where at least {share} of the side's stands are in them.</source>
      <translation>Zustände zählen, wenn mindestens {share} der Basen der Seite darin sind.</translation>
    </message>
    <message>
      <source>Referee's screen</source>
      <translation>Spielleiterschirm</translation>
    </message>
    <message>
      <source>Sequence of play</source>
      <translation>Ablauf des Spiels</translation>
    </message>
    <message>
      <source>A full turn: {turns}. Each has the same phases.</source>
      <translation>Ein ganzer Zug: {turns}. Jeder hat dieselben Phasen.</translation>
    </message>
    <message>
      <source>Within a step all is declared and rolled first, then takes effect at once for both sides; the next step begins with what is then left.</source>
      <translation>Innerhalb eines Schritts wird erst alles angesagt und gewürfelt, dann wirkt es für beide Seiten zugleich; der nächste Schritt beginnt mit dem, was übrig ist.</translation>
    </message>
    <message>
      <source>{side} player turn</source>
      <translation>Spielerzug {side}</translation>
    </message>
    <message>
      <source>{one}, then {other}</source>
      <translation>{one}, dann {other}</translation>
    </message>
    <message>
      <source>In the player turn of</source>
      <translation>Im Spielerzug von</translation>
    </message>
    <message>
      <source>both sides</source>
      <translation>beide Seiten</translation>
    </message>
    <message>
      <source>Due replacements first; attach and detach only now.</source>
      <translation>Fälliger Ersatz zuerst; anschließen und lösen nur jetzt.</translation>
    </message>
    <message>
      <source>Brigades</source>
      <translation>Brigaden</translation>
    </message>
    <message>
      <source>One at a time: roll, carry it out, then the next. Each rolls at most once.</source>
      <translation>Eine nach der anderen: würfeln, ausführen, dann die nächste. Jede würfelt höchstens einmal.</translation>
    </message>
    <message>
      <source>Move without a roll.</source>
      <translation>Bewegen sich ohne Wurf.</translation>
    </message>
    <message>
      <source>Move into contact within the allowed move; never batteries, nor on Hold Ground, Wavering, Shaken or a retreat.</source>
      <translation>Innerhalb der erlaubten Bewegung in Berührung gehen; nie Batterien, auch nicht bei Hält Stellung, Wankend, Erschüttert oder auf dem Rückzug.</translation>
    </message>
    <message>
      <source>At the end</source>
      <translation>Am Ende</translation>
    </message>
    <message>
      <source>Markers come off: low on ammunition, silenced.</source>
      <translation>Marker gehen ab: Munition knapp, zum Schweigen gebracht.</translation>
    </message>
    <message>
      <source>Each unit</source>
      <translation>Jede Einheit</translation>
    </message>
    <message>
      <source>Fires once in a player turn, at one target; never because it must.</source>
      <translation>Feuert einmal je Spielerzug, auf ein Ziel; nie, weil sie muss.</translation>
    </message>
    <message>
      <source>In contact</source>
      <translation>In Berührung</translation>
    </message>
    <message>
      <source>Fires only at what it is in contact with; chargers in the offensive step, mounted cavalry not at all.</source>
      <translation>Feuert nur auf das, was sie berührt; Stürmende im Angriffsschritt, Kavallerie zu Pferd gar nicht.</translation>
    </message>
    <message>
      <source>Together</source>
      <translation>Gemeinsam</translation>
    </message>
    <message>
      <source>All that fire at one target in a step may add up for one die.</source>
      <translation>Alle, die in einem Schritt auf ein Ziel feuern, dürfen für einen Würfel zusammenzählen.</translation>
    </message>
    <message>
      <source>Combats</source>
      <translation>Gefechte</translation>
    </message>
    <message>
      <source>All units linked by contact fight one combat; fresh and spent as the phase begins.</source>
      <translation>Alle durch Berührung verbundenen Einheiten kämpfen ein Gefecht; frisch und verbraucht wie zu Beginn der Phase.</translation>
    </message>
    <message>
      <source>Break through</source>
      <translation>Durchbruch</translation>
    </message>
    <message>
      <source>{n} of the move at the nearest enemy; its combat brings no further one.</source>
      <translation>{n} der Bewegung auf den nächsten Feind; sein Gefecht bringt keinen weiteren.</translation>
    </message>
    <message>
      <source>Must be done</source>
      <translation>Muss sein</translation>
    </message>
    <message>
      <source>Roll</source>
      <translation>Würfeln</translation>
    </message>
    <message>
      <source>Every disordered brigade, on the maneuver chart.</source>
      <translation>Jede ungeordnete Brigade, auf der Manövertabelle.</translation>
    </message>
    <message>
      <source>On a natural {n} to hit: each leader with the target, its exceptional brigadier too.</source>
      <translation>Bei gewürfelter {n} zum Treffen: jeder Anführer beim Ziel, auch sein herausragender Brigadier.</translation>
    </message>
    <message>
      <source>Retreat</source>
      <translation>Rückzug</translation>
    </message>
    <message>
      <source>Away from the enemy; who cannot, surrenders.</source>
      <translation>Weg vom Feind; wer nicht kann, ergibt sich.</translation>
    </message>
    <message>
      <source>Swept away</source>
      <translation>Weggefegt</translation>
    </message>
    <message>
      <source>The attackers must break through.</source>
      <translation>Die Angreifer müssen durchbrechen.</translation>
    </message>
    <message>
      <source>In each phase</source>
      <translation>In jeder Phase</translation>
    </message>
    <message>
      <source>Who acts, what is done</source>
      <translation>Wer handelt, was getan wird</translation>
    </message>
    <message>
      <source>Command control, in the {levels} game</source>
      <translation>Führung, im Spiel {levels}</translation>
    </message>
    <message>
      <source>From ... to ...</source>
      <translation>Von ... zu ...</translation>
    </message>
    <message>
      <source>a unit to its division's leader</source>
      <translation>eine Einheit zum Anführer ihrer Division</translation>
    </message>
    <message>
      <source>artillery to its corps' leader</source>
      <translation>Artillerie zum Anführer ihres Korps</translation>
    </message>
    <message>
      <source>a division's to its corps' leader</source>
      <translation>ein Divisionsführer zum Anführer seines Korps</translation>
    </message>
    <message>
      <source>Beside the corps leader</source>
      <translation>Beim Korpsführer</translation>
    </message>
    <message>
      <source>within {squares}: in command</source>
      <translation>bis {squares}: geführt</translation>
    </message>
    <message>
      <source>always in command</source>
      <translation>immer geführt</translation>
    </message>
    <message>
      <source>Activation and command</source>
      <translation>Aktivierung und Führung</translation>
    </message>
    <message>
      <source>Activation</source>
      <translation>Aktivierung</translation>
    </message>
    <message>
      <source>everybody is always active</source>
      <translation>alle sind immer aktiv</translation>
    </message>
    <message>
      <source>{side} divisions that may be active in a turn</source>
      <translation>{side}: Divisionen, die in einem Zug aktiv sein dürfen</translation>
    </message>
    <message>
      <source>To begin with</source>
      <translation>Grundzahl</translation>
    </message>
    <message>
      <source>Drawn</source>
      <translation>Ausgelost</translation>
    </message>
    <message>
      <source>{n} more</source>
      <translation>{n} weitere</translation>
    </message>
    <message>
      <source>Score</source>
      <translation>Wertung</translation>
    </message>
    <message>
      <source>1 for each {n} points</source>
      <translation>1 für je {n} Punkte</translation>
    </message>
    <message>
      <source>1 for each {n} turns</source>
      <translation>1 für je {n} Züge</translation>
    </message>
    <message>
      <source>Level of play</source>
      <translation>Spielstufe</translation>
    </message>
    <message>
      <source>{n} for each above the historical one</source>
      <translation>{n} für jede über der historischen</translation>
    </message>
    <message>
      <source>Never fewer than</source>
      <translation>Nie weniger als</translation>
    </message>
    <message>
      <source>not before turn {n}, where that is played</source>
      <translation>nicht vor Zug {n}, wo das gespielt wird</translation>
    </message>
    <message>
      <source>Cavalry</source>
      <translation>Kavallerie</translation>
    </message>
    <message>
      <source>Held back: in the Basic game, and by a computer</source>
      <translation>Gehalten: im Grundspiel, und vom Computer</translation>
    </message>
    <message>
      <source>Until turn</source>
      <translation>Bis Zug</translation>
    </message>
    <message>
      <source>drawn at the start</source>
      <translation>zu Beginn ausgelost</translation>
    </message>
    <message>
      <source>{n} turns</source>
      <translation>{n} Züge</translation>
    </message>
    <message>
      <source>{name}'s division</source>
      <translation>Division {name}</translation>
    </message>
    <message>
      <source>Rout</source>
      <translation>Flucht</translation>
    </message>
    <message>
      <source>The draw</source>
      <translation>Auslosung</translation>
    </message>
    <message>
      <source>after losses, with morale below {n}</source>
      <translation>nach Verlusten, bei Moral unter {n}</translation>
    </message>
    <message>
      <source>Breaks</source>
      <translation>Bricht</translation>
    </message>
    <message>
      <source>At once</source>
      <translation>Sofort</translation>
    </message>
    <message>
      <source>troops of fewer than {n} men that lose any</source>
      <translation>Truppen unter {n} Mann mit irgendeinem Verlust</translation>
    </message>
    <message>
      <source>Goes back</source>
      <translation>Weicht</translation>
    </message>
    <message>
      <source>After melee</source>
      <translation>Nach dem Nahkampf</translation>
    </message>
    <message>
      <source>{n} squares, drawn</source>
      <translation>{n} Felder, ausgelost</translation>
    </message>
    <message>
      <source>Into a zone of control</source>
      <translation>In eine Kontrollzone</translation>
    </message>
    <message>
      <source>{men} of its men, or {guns}, and it stops</source>
      <translation>{men} ihrer Leute, oder {guns}, und sie bleibt stehen</translation>
    </message>
    <message>
      <source>Rally</source>
      <translation>Sammeln</translation>
    </message>
    <message>
      <source>Morale</source>
      <translation>Moral</translation>
    </message>
    <message>
      <source>{n} at least</source>
      <translation>mindestens {n}</translation>
    </message>
    <message>
      <source>more than {n} men</source>
      <translation>über {n} Mann</translation>
    </message>
    <message>
      <source>Disruption</source>
      <translation>Zerrüttung</translation>
    </message>
    <message>
      <source>Chance</source>
      <translation>Chance</translation>
    </message>
    <message>
      <source>{chance} for {n} casualties</source>
      <translation>{chance} bei {n} Mann Verlust</translation>
    </message>
    <message>
      <source>Recovers</source>
      <translation>Erholt sich</translation>
    </message>
    <message>
      <source>with morale above {n}:</source>
      <translation>bei Moral über {n}:</translation>
    </message>
    <message>
      <source>Of these against it: the brigade's leader lost, an enemy zone of control</source>
      <translation>Davon dagegen: der Brigadeführer verloren, eine feindliche Kontrollzone</translation>
    </message>
    <message>
      <source>neither</source>
      <translation>keines von beiden</translation>
    </message>
    <message>
      <source>one</source>
      <translation>ein</translation>
    </message>
    <message>
      <source>both</source>
      <translation>beide</translation>
    </message>
    <message>
      <source>Morale, rout and order</source>
      <translation>Moral, Flucht und Ordnung</translation>
    </message>
    <message>
      <source>A square entered</source>
      <translation>Je betretenes Feld</translation>
    </message>
    <message>
      <source>Fatigue</source>
      <translation>Erschöpfung</translation>
    </message>
    <message>
      <source>Basic game: infantry</source>
      <translation>Grundspiel: Infanterie</translation>
    </message>
    <message>
      <source>Basic game: others</source>
      <translation>Grundspiel: andere</translation>
    </message>
    <message>
      <source>Besides</source>
      <translation>Außerdem</translation>
    </message>
    <message>
      <source>Deed</source>
      <translation>Was</translation>
    </message>
    <message>
      <source>a level of works built</source>
      <translation>eine Stufe Werke gebaut</translation>
    </message>
    <message>
      <source>routed troops pass through</source>
      <translation>fliehende Truppen ziehen durch</translation>
    </message>
    <message>
      <source>the leader falls</source>
      <translation>der Anführer fällt</translation>
    </message>
    <message>
      <source>a point of forced march</source>
      <translation>ein Punkt Gewaltmarsch</translation>
    </message>
    <message>
      <source>Losses that make a point of fatigue</source>
      <translation>Verluste, die einen Punkt Erschöpfung machen</translation>
    </message>
    <message>
      <source>The unit has</source>
      <translation>Die Einheit hat</translation>
    </message>
    <message>
      <source>fewer than {n} men</source>
      <translation>unter {n} Mann</translation>
    </message>
    <message>
      <source>{low} to {high} men</source>
      <translation>{low} bis {high} Mann</translation>
    </message>
    <message>
      <source>its men ÷ {n}</source>
      <translation>ihre Leute ÷ {n}</translation>
    </message>
    <message>
      <source>as {n} men</source>
      <translation>als {n} Mann</translation>
    </message>
    <message>
      <source>Rest in the recovery phase</source>
      <translation>Rast in der Erholungsphase</translation>
    </message>
    <message>
      <source>The unit stands</source>
      <translation>Die Einheit steht</translation>
    </message>
    <message>
      <source>It loses</source>
      <translation>Sie verliert</translation>
    </message>
    <message>
      <source>in an enemy zone of control</source>
      <translation>in feindlicher Kontrollzone</translation>
    </message>
    <message>
      <source>effectiveness ÷ {n}</source>
      <translation>Kampfwert ÷ {n}</translation>
    </message>
    <message>
      <source>free of them</source>
      <translation>frei davon</translation>
    </message>
    <message>
      <source>Guns in melee</source>
      <translation>Geschütze im Nahkampf</translation>
    </message>
    <message>
      <source>unlimbered artillery above fatigue {n} goes back</source>
      <translation>abgeprotzte Artillerie weicht über Erschöpfung {n}</translation>
    </message>
    <message>
      <source>Runs out at a shot</source>
      <translation>Geht aus bei einem Schuss</translation>
    </message>
    <message>
      <source>Arm</source>
      <translation>Waffe</translation>
    </message>
    <message>
      <source>Resupply: first by the distance to the division's leader</source>
      <translation>Nachschub: erst nach der Entfernung zum Divisionsführer</translation>
    </message>
    <message>
      <source>Squares</source>
      <translation>Felder</translation>
    </message>
    <message>
      <source>Goes on</source>
      <translation>Weiter</translation>
    </message>
    <message>
      <source>any: {who}</source>
      <translation>alle: {who}</translation>
    </message>
    <message>
      <source>Then by side and arm</source>
      <translation>Dann nach Seite und Waffengattung</translation>
    </message>
    <message>
      <source>Who</source>
      <translation>Wer</translation>
    </message>
    <message>
      <source>Mid-turn</source>
      <translation>Zugmitte</translation>
    </message>
    <message>
      <source>Wounded</source>
      <translation>Verwundet</translation>
    </message>
    <message>
      <source>{n} of the share of its men that his unit loses</source>
      <translation>{n} des Anteils, den seine Einheit an Leuten verliert</translation>
    </message>
    <message>
      <source>His unit is gone</source>
      <translation>Seine Einheit ist weg</translation>
    </message>
    <message>
      <source>lost with it: {chance}</source>
      <translation>mit ihr verloren: {chance}</translation>
    </message>
    <message>
      <source>Ammunition and leaders' wounds</source>
      <translation>Munition und Verwundung der Anführer</translation>
    </message>
    <message>
      <source>at once, {chance}</source>
      <translation>sofort, {chance}</translation>
    </message>
    <message>
      <source>no, {chance}</source>
      <translation>nein, {chance}</translation>
    </message>
    <message>
      <source>Charts of Battle of Antietam</source>
      <translation>Tabellen zur Schlacht am Antietam</translation>
    </message>
    <message>
      <source>Charts of Shiloh</source>
      <translation>Tabellen zu Shiloh</translation>
    </message>
    <message>
      <source>Small arms: men lost for {n} men</source>
      <translation>Handwaffen: Verluste auf {n} Mann</translation>
    </message>
    <message>
      <source>Artillery: men lost for {n} gun</source>
      <translation>Artillerie: Verluste auf {n} Geschütz</translation>
    </message>
    <message>
      <source>Weapon</source>
      <translation>Waffe</translation>
    </message>
    <message>
      <source>Code</source>
      <translation>Kürzel</translation>
    </message>
    <message>
      <source>By range in squares, for {n} men or {guns} gun; – is out of range.</source>
      <translation>Nach Entfernung in Feldern, für {n} Mann oder {guns} Geschütz; – ist außer Reichweite.</translation>
    </message>
    <message>
      <source>on a unit stands for {weapon}</source>
      <translation>einer Einheit steht für {weapon}</translation>
    </message>
    <message>
      <source>Weapons</source>
      <translation>Waffen</translation>
    </message>
    <message>
      <source>Modifiers by ground and mode</source>
      <translation>Modifikatoren nach Gelände und Modus</translation>
    </message>
    <message>
      <source>The target is in or is</source>
      <translation>Das Ziel steht in oder ist</translation>
    </message>
    <message>
      <source>Fire ×</source>
      <translation>Feuer ×</translation>
    </message>
    <message>
      <source>Melee ×</source>
      <translation>Nahkampf ×</translation>
    </message>
    <message>
      <source>He who fires or attacks is in</source>
      <translation>Wer feuert oder angreift, steht in</translation>
    </message>
    <message>
      <source>His mode</source>
      <translation>Sein Modus</translation>
    </message>
    <message>
      <source>His condition</source>
      <translation>Sein Zustand</translation>
    </message>
    <message>
      <source>higher ground</source>
      <translation>höherer Grund</translation>
    </message>
    <message>
      <source>{ground}, {arm}</source>
      <translation>{ground}, {arm}</translation>
    </message>
    <message>
      <source>routed</source>
      <translation>auf der Flucht</translation>
    </message>
    <message>
      <source>disrupted</source>
      <translation>zerrüttet</translation>
    </message>
    <message>
      <source>without ammunition</source>
      <translation>ohne Munition</translation>
    </message>
    <message>
      <source>Last fire only</source>
      <translation>Nur letztes Feuer</translation>
    </message>
    <message>
      <source>{who}: no fire but the last before a melee</source>
      <translation>{who}: kein Feuer außer dem letzten vor dem Nahkampf</translation>
    </message>
    <message>
      <source>No attack</source>
      <translation>Kein Angriff</translation>
    </message>
    <message>
      <source>{who}: in melee only as a defender</source>
      <translation>{who}: im Nahkampf nur als Verteidiger</translation>
    </message>
    <message>
      <source>Flanked from all sides</source>
      <translation>Von allen Seiten flankiert</translation>
    </message>
    <message>
      <source>Levels of play</source>
      <translation>Spielstufen</translation>
    </message>
    <message>
      <source>Losses inflicted</source>
      <translation>Zugefügte Verluste</translation>
    </message>
    <message>
      <source>{n} a level above {level}, of {most}: more by the Union, fewer by the Confederates</source>
      <translation>{n} je Stufe über {level}, von {most}: mehr durch die Union, weniger durch die Konföderierten</translation>
    </message>
    <message>
      <source>Losses of artillery</source>
      <translation>Verluste der Artillerie</translation>
    </message>
    <message>
      <source>A gun</source>
      <translation>Ein Geschütz</translation>
    </message>
    <message>
      <source>is lost for {men} casualties</source>
      <translation>geht bei {men} Mann Verlust verloren</translation>
    </message>
    <message>
      <source>In melee</source>
      <translation>Im Nahkampf</translation>
    </message>
    <message>
      <source>a gun defends itself as {men} men</source>
      <translation>ein Geschütz verteidigt sich wie {men} Mann</translation>
    </message>
    <message>
      <source>Driven back</source>
      <translation>Zurückgeworfen</translation>
    </message>
    <message>
      <source>at least {guns} lost</source>
      <translation>mindestens {guns} verloren</translation>
    </message>
    <message>
      <source>Command control</source>
      <translation>Führung</translation>
    </message>
    <message>
      <source>The trace</source>
      <translation>Der Weg</translation>
    </message>
    <message>
      <source>within {share} of its length, or beside the corps leader</source>
      <translation>bis {share} seiner Länge, oder beim Korpsführer</translation>
    </message>
    <message>
      <source>within its length</source>
      <translation>innerhalb seiner Länge</translation>
    </message>
    <message>
      <source>out of command</source>
      <translation>ohne Führung</translation>
    </message>
    <message>
      <source>Other modifiers</source>
      <translation>Weitere Modifikatoren</translation>
    </message>
    <message>
      <source>Flank</source>
      <translation>Flanke</translation>
    </message>
    <message>
      <source>×{more} for who has it, ×{less} for who is taken in it and defends</source>
      <translation>×{more} für den, der sie hat, ×{less} für den, der sich darin verteidigt</translation>
    </message>
    <message>
      <source>{n} more for each point of a leader's bonus</source>
      <translation>{n} mehr je Punkt Bonus eines Anführers</translation>
    </message>
    <message>
      <source>Density of the target</source>
      <translation>Dichte des Ziels</translation>
    </message>
    <message>
      <source>Density of one's own square</source>
      <translation>Eigene Dichte</translation>
    </message>
    <message>
      <source>The same in melee, attacking</source>
      <translation>Dasselbe im Angriff, Nahkampf</translation>
    </message>
    <message>
      <source>Density in melee</source>
      <translation>Dichte im Nahkampf</translation>
    </message>
    <message>
      <source>each side's losses, by its own square</source>
      <translation>die Verluste jeder Seite, nach ihrem Feld</translation>
    </message>
    <message>
      <source>changes no losses</source>
      <translation>ändert keine Verluste</translation>
    </message>
    <message>
      <source>Works</source>
      <translation>Befestigung</translation>
    </message>
    <message>
      <source>{n} less for each level</source>
      <translation>{n} weniger je Stufe</translation>
    </message>
    <message>
      <source>{share} less for each {n}</source>
      <translation>{share} weniger je {n}</translation>
    </message>
    <message>
      <source>; in melee too</source>
      <translation>; auch im Nahkampf</translation>
    </message>
    <message>
      <source>; not in melee</source>
      <translation>; nicht im Nahkampf</translation>
    </message>
    <message>
      <source>Efficiency</source>
      <translation>Leistung</translation>
    </message>
    <message>
      <source>{share} less for each {n} below 100</source>
      <translation>{share} weniger je {n} unter 100</translation>
    </message>
    <message>
      <source>operation points in hand, at least {least}, divided by {by}</source>
      <translation>Operationspunkte in der Hand, mindestens {least}, geteilt durch {by}</translation>
    </message>
    <message>
      <source>Crews</source>
      <translation>Bedienung</translation>
    </message>
    <message>
      <source>artillerymen to {men} a gun, cut to {grain}</source>
      <translation>Artilleristen auf {men} je Geschütz, abgeschnitten auf {grain}</translation>
    </message>
    <message>
      <source>Outmanoeuvred</source>
      <translation>Ausmanövriert</translation>
    </message>
    <message>
      <source>After a successful attack</source>
      <translation>Nach gelungenem Angriff</translation>
    </message>
    <message>
      <source>×{least} to ×{most}, every figure as likely</source>
      <translation>×{least} bis ×{most}, jede Zahl gleich wahrscheinlich</translation>
    </message>
    <message>
      <source>all but the draw together ×{least} at least, ×{most} at most, cut to {grain}</source>
      <translation>alles außer dem Los zusammen mindestens ×{least}, höchstens ×{most}, abgeschnitten auf {grain}</translation>
    </message>
    <message>
      <source>The product</source>
      <translation>Das Produkt</translation>
    </message>
    <message>
      <source>{share} more for each {step} men above {men}, less below</source>
      <translation>{share} mehr je {step} Mann über {men}, weniger darunter</translation>
    </message>
    <message>
      <source>{share} less for each {step} men above {men}</source>
      <translation>{share} weniger je {step} Mann über {men}</translation>
    </message>
    <message>
      <source>, from {low} to {high}</source>
      <translation>, von {low} bis {high}</translation>
    </message>
    <message>
      <source>A square</source>
      <translation>Ein Feld</translation>
    </message>
    <message>
      <source>{troops} of infantry or cavalry and {guns} of artillery</source>
      <translation>{troops} Infanterie oder Kavallerie und {guns} Artillerie</translation>
    </message>
    <message>
      <source>{units} in all</source>
      <translation>insgesamt {units}</translation>
    </message>
    <message>
      <source>the main victim bears {n} shares, each other unit {one}</source>
      <translation>das Hauptopfer trägt {n} Anteile, jede andere Einheit {one}</translation>
    </message>
    <message>
      <source>Artillery fire</source>
      <translation>Artilleriefeuer</translation>
    </message>
    <message>
      <source>from {squares} on it reaches every unit of the square</source>
      <translation>ab {squares} trifft es jede Einheit im Feld</translation>
    </message>
    <message>
      <source>Kinds of ground</source>
      <translation>Geländearten</translation>
    </message>
    <message>
      <source>Scale</source>
      <translation>Maßstab</translation>
    </message>
    <message>
      <source>Stacking and ground</source>
      <translation>Stapeln und Gelände</translation>
    </message>
    <message>
      <source>Open</source>
      <translation>Offen</translation>
    </message>
    <message>
      <source>Woods</source>
      <translation>Wald</translation>
    </message>
    <message>
      <source>Town</source>
      <translation>Ort</translation>
    </message>
    <message>
      <source>Crops</source>
      <translation>Felder mit Frucht</translation>
    </message>
    <message>
      <source>Water</source>
      <translation>Wasser</translation>
    </message>
    <message>
      <source>Bridge</source>
      <translation>Brücke</translation>
    </message>
    <message>
      <source>{n} yards across</source>
      <translation>{n} Yard breit</translation>
    </message>
    <message>
      <source>{rows} squares from north to south, {columns} from west to east</source>
      <translation>{rows} Felder von Nord nach Süd, {columns} von West nach Ost</translation>
    </message>
    <message>
      <source>The map</source>
      <translation>Die Karte</translation>
    </message>
    <message>
      <source>Elevations</source>
      <translation>Höhenstufen</translation>
    </message>
    <message>
      <source>{n} of history, or {more} drawn</source>
      <translation>{n} historische, oder {more} ausgeloste</translation>
    </message>
    <message>
      <source>Fords</source>
      <translation>Furten</translation>
    </message>
    <message>
      <source>Effectiveness, fatigue, morale</source>
      <translation>Kampfwert, Erschöpfung, Moral</translation>
    </message>
    <message>
      <source>Levels of works</source>
      <translation>Stufen der Werke</translation>
    </message>
    <message>
      <source>From elevation</source>
      <translation>Von Höhe</translation>
    </message>
    <message>
      <source>one sees</source>
      <translation>sieht man</translation>
    </message>
    <message>
      <source>In the way, above its own ground</source>
      <translation>Im Weg, über eigenem Grund</translation>
    </message>
    <message>
      <source>Height</source>
      <translation>Höhe</translation>
    </message>
    <message>
      <source>units</source>
      <translation>Einheiten</translation>
    </message>
    <message>
      <source>Heights</source>
      <translation>Höhen</translation>
    </message>
    <message>
      <source>An elevation</source>
      <translation>Eine Höhenstufe</translation>
    </message>
    <message>
      <source>{low} to {high} feet; {n} are reckoned</source>
      <translation>{low} bis {high} Fuß; gerechnet wird mit {n}</translation>
    </message>
    <message>
      <source>An eye, and what it looks at</source>
      <translation>Ein Auge, und was es sieht</translation>
    </message>
    <message>
      <source>{feet} above the ground</source>
      <translation>{feet} über dem Boden</translation>
    </message>
    <message>
      <source>Always seen</source>
      <translation>Immer gesehen</translation>
    </message>
    <message>
      <source>within {squares}</source>
      <translation>bis {squares}</translation>
    </message>
    <message>
      <source>Visibility of the day</source>
      <translation>Sicht des Tages</translation>
    </message>
    <message>
      <source>From turn</source>
      <translation>Ab Zug</translation>
    </message>
    <message>
      <source>of the limits</source>
      <translation>der Grenzen</translation>
    </message>
    <message>
      <source>Never less than</source>
      <translation>Nie weniger als</translation>
    </message>
    <message>
      <source>Line of sight</source>
      <translation>Sichtlinie</translation>
    </message>
    <message>
      <source>{n} feet</source>
      <translation>{n} Fuß</translation>
    </message>
    <message>
      <source>Attackers' strength less defenders', divided by {by} and cut towards 0.</source>
      <translation>Stärke der Angreifer weniger die der Verteidiger, geteilt durch {by} und zur 0 hin abgeschnitten.</translation>
    </message>
    <message>
      <source>Differential</source>
      <translation>Differenz</translation>
    </message>
    <message>
      <source>Attackers lose</source>
      <translation>Angreifer verlieren</translation>
    </message>
    <message>
      <source>go back</source>
      <translation>weichen</translation>
    </message>
    <message>
      <source>Defenders lose</source>
      <translation>Verteidiger verlieren</translation>
    </message>
    <message>
      <source>Losses are drawn for each side, every number as likely. The defenders' retreat comes first; the attackers draw only where they stay.</source>
      <translation>Verluste werden für jede Seite ausgelost, jede Zahl gleich wahrscheinlich. Erst der Rückzug der Verteidiger; die Angreifer losen nur, wo sie bleiben.</translation>
    </message>
    <message>
      <source>Movement costs</source>
      <translation>Bewegungskosten</translation>
    </message>
    <message>
      <source>Operations</source>
      <translation>Operationen</translation>
    </message>
    <message>
      <source>Square entered</source>
      <translation>Betretenes Feld</translation>
    </message>
    <message>
      <source>In brackets: a diagonal step. P is prohibited, – does not concern the column. Foot is infantry and dismounted cavalry; limbered and unlimbered are artillery.</source>
      <translation>In Klammern: ein diagonaler Schritt. P ist verboten, – betrifft die Spalte nicht. Zu Fuß sind Infanterie und abgesessene Kavallerie; auf- und abgeprotzt ist Artillerie.</translation>
    </message>
    <message>
      <source>Along a road, instead of the ground</source>
      <translation>Auf der Straße, statt des Geländes</translation>
    </message>
    <message>
      <source>Step</source>
      <translation>Schritt</translation>
    </message>
    <message>
      <source>road</source>
      <translation>Straße</translation>
    </message>
    <message>
      <source>to higher ground</source>
      <translation>auf höheren Grund</translation>
    </message>
    <message>
      <source>into or out of an enemy zone of control</source>
      <translation>in eine feindliche Kontrollzone oder hinaus</translation>
    </message>
    <message>
      <source>from zone to zone, instead</source>
      <translation>von Zone zu Zone, statt dessen</translation>
    </message>
    <message>
      <source>in {modes} only</source>
      <translation>nur {modes}</translation>
    </message>
    <message>
      <source>; infantry as a demibrigade</source>
      <translation>; Infanterie als Halbbrigade</translation>
    </message>
    <message>
      <source>; no other unit in the square entered</source>
      <translation>; keine andere Einheit im betretenen Feld</translation>
    </message>
    <message>
      <source>Diagonal steps</source>
      <translation>Diagonale Schritte</translation>
    </message>
    <message>
      <source>along the road too</source>
      <translation>auch auf der Straße</translation>
    </message>
    <message>
      <source>never by road</source>
      <translation>nie auf der Straße</translation>
    </message>
    <message>
      <source>Over a bridge</source>
      <translation>Über eine Brücke</translation>
    </message>
    <message>
      <source>Uphill</source>
      <translation>Bergauf</translation>
    </message>
    <message>
      <source>{points} more</source>
      <translation>{points} mehr</translation>
    </message>
    <message>
      <source>In a {ground}</source>
      <translation>In {ground}</translation>
    </message>
    <message>
      <source>only before any other move of the phase</source>
      <translation>nur vor jeder anderen Bewegung der Phase</translation>
    </message>
    <message>
      <source>only where a friendly unit stands in the square entered</source>
      <translation>nur wo im betretenen Feld eine eigene Einheit steht</translation>
    </message>
    <message>
      <source>Zone to zone</source>
      <translation>Zone zu Zone</translation>
    </message>
    <message>
      <source>Bridges</source>
      <translation>Brücken</translation>
    </message>
    <message>
      <source>crossed in {modes} only</source>
      <translation>nur {modes} zu überschreiten</translation>
    </message>
    <message>
      <source> in {modes}</source>
      <translation> {modes}</translation>
    </message>
    <message>
      <source>Ground of the {ground}</source>
      <translation>Gelände {ground}</translation>
    </message>
    <message>
      <source>Steps with {weapon}</source>
      <translation>Schritte mit {weapon}</translation>
    </message>
    <message>
      <source>Every cost at night</source>
      <translation>Alle Kosten bei Nacht</translation>
    </message>
    <message>
      <source>Every cost</source>
      <translation>Alle Kosten</translation>
    </message>
    <message>
      <source>Operation points (OP)</source>
      <translation>Operationspunkte (OP)</translation>
    </message>
    <message>
      <source>Costs</source>
      <translation>Kosten</translation>
    </message>
    <message>
      <source>In the Basic game</source>
      <translation>Im Grundspiel</translation>
    </message>
    <message>
      <source>Leaving a zone</source>
      <translation>Beim Verlassen einer Zone</translation>
    </message>
    <message>
      <source>{points}, all of it in hand</source>
      <translation>{points}, alles in der Hand</translation>
    </message>
    <message>
      <source>No modes</source>
      <translation>Keine Modi</translation>
    </message>
    <message>
      <source>infantry moves as foot, cavalry mounted, artillery limbered; guns fire unlimbered; everybody may use roads and bridges</source>
      <translation>Infanterie zieht zu Fuß, Kavallerie zu Pferd, Artillerie aufgeprotzt; Geschütze feuern abgeprotzt; alle dürfen Straßen und Brücken benutzen</translation>
    </message>
    <message>
      <source>A phase</source>
      <translation>Je Phase</translation>
    </message>
    <message>
      <source>Out of command</source>
      <translation>Ohne Führung</translation>
    </message>
    <message>
      <source>Kept from before</source>
      <translation>Behalten von vorher</translation>
    </message>
    <message>
      <source>at most {points}</source>
      <translation>höchstens {points}</translation>
    </message>
    <message>
      <source>One square</source>
      <translation>Ein Feld</translation>
    </message>
    <message>
      <source>is always possible with {points} in hand, {fewer} out of command</source>
      <translation>ist mit {points} in der Hand immer möglich, ohne Führung mit {fewer}</translation>
    </message>
    <message>
      <source>Routed</source>
      <translation>Auf der Flucht</translation>
    </message>
    <message>
      <source>{squares} a phase</source>
      <translation>{squares} je Phase</translation>
    </message>
    <message>
      <source>Force march</source>
      <translation>Gewaltmarsch</translation>
    </message>
    <message>
      <source>{points} more for {fatigue} points of fatigue; none from fatigue {most} on</source>
      <translation>{points} mehr für {fatigue} Punkte Erschöpfung; keiner ab Erschöpfung {most}</translation>
    </message>
    <message>
      <source>change of mode</source>
      <translation>Moduswechsel</translation>
    </message>
    <message>
      <source>into {modes}</source>
      <translation>zu {modes}</translation>
    </message>
    <message>
      <source>unlimber in an enemy zone of control</source>
      <translation>abprotzen in feindlicher Kontrollzone</translation>
    </message>
    <message>
      <source>reorganise a brigade</source>
      <translation>eine Brigade umgliedern</translation>
    </message>
    <message>
      <source>a level of fortification</source>
      <translation>eine Stufe Befestigung</translation>
    </message>
    <message>
      <source>fire</source>
      <translation>Feuer</translation>
    </message>
    <message>
      <source>melee, attacking</source>
      <translation>Nahkampf, Angriff</translation>
    </message>
    <message>
      <source>melee, defending</source>
      <translation>Nahkampf, Verteidigung</translation>
    </message>
    <message>
      <source>another mode</source>
      <translation>anderer Modus</translation>
    </message>
    <message>
      <source>Cavalry artillery</source>
      <translation>Reitende Artillerie</translation>
    </message>
    <message>
      <source>into {mode}: {points}</source>
      <translation>zu {mode}: {points}</translation>
    </message>
    <message>
      <source>In woods</source>
      <translation>Im Wald</translation>
    </message>
    <message>
      <source>into {mode}: {points} more</source>
      <translation>zu {mode}: {points} mehr</translation>
    </message>
    <message>
      <source>In an enemy zone</source>
      <translation>In feindlicher Zone</translation>
    </message>
    <message>
      <source>{arm} keeps its mode</source>
      <translation>{arm} behält den Modus</translation>
    </message>
    <message>
      <source>{points} a square, on the {ground} alone</source>
      <translation>{points} je Feld, nur auf {ground}</translation>
    </message>
    <message>
      <source>Gunboats</source>
      <translation>Kanonenboote</translation>
    </message>
    <message>
      <source>Mount.</source>
      <translation>z. Pf.</translation>
    </message>
    <message>
      <source>Limb.</source>
      <translation>aufgepr.</translation>
    </message>
    <message>
      <source>Unlimb.</source>
      <translation>abgepr.</translation>
    </message>
    <message>
      <source>Not in the book. </source>
      <translation>Nicht im Buch. </translation>
    </message>
    <message>
      <source>{n} OP</source>
      <translation>{n} OP</translation>
    </message>
    <message>
      <source>Basic</source>
      <translation>Grundspiel</translation>
    </message>
    <message>
      <source>Interm.</source>
      <translation>Mittel</translation>
    </message>
    <message>
      <source>Adv.</source>
      <translation>Voll</translation>
    </message>
    <message>
      <source>{n} turns of {minutes} minutes from {first} on. </source>
      <translation>{n} Züge zu {minutes} Minuten ab {first}. </translation>
    </message>
    <message>
      <source>A combat phase</source>
      <translation>Eine Kampfphase</translation>
    </message>
    <message>
      <source>who acts</source>
      <translation>wer handelt</translation>
    </message>
    <message>
      <source>with</source>
      <translation>mit</translation>
    </message>
    <message>
      <source>phasing side</source>
      <translation>Seite am Zug</translation>
    </message>
    <message>
      <source>other side</source>
      <translation>andere Seite</translation>
    </message>
    <message>
      <source>Night</source>
      <translation>Nacht</translation>
    </message>
    <message>
      <source>turn {n}</source>
      <translation>Zug {n}</translation>
    </message>
    <message>
      <source>{phase}, at night</source>
      <translation>{phase}, bei Nacht</translation>
    </message>
    <message>
      <source>Side</source>
      <translation>Seite</translation>
    </message>
    <message>
      <source>Squares, filled in this order</source>
      <translation>Felder, in dieser Folge gefüllt</translation>
    </message>
    <message>
      <source>Turn {n}</source>
      <translation>Zug {n}</translation>
    </message>
    <message>
      <source>kept away while an enemy stands in {square}</source>
      <translation>bleibt aus, solange ein Feind auf {square} steht</translation>
    </message>
    <message>
      <source>may come early, one draw for the whole group</source>
      <translation>kann früher kommen, ein Los für die ganze Gruppe</translation>
    </message>
    <message>
      <source>Early arrival</source>
      <translation>Frühes Eintreffen</translation>
    </message>
    <message>
      <source>In turn</source>
      <translation>In Zug</translation>
    </message>
    <message>
      <source>Reinforcements</source>
      <translation>Verstärkungen</translation>
    </message>
    <message>
      <source>Without points on turn 1</source>
      <translation>Ohne Punkte in Zug 1</translation>
    </message>
    <message>
      <source>nobody</source>
      <translation>niemand</translation>
    </message>
    <message>
      <source>Unlimbered</source>
      <translation>Abgeprotzt</translation>
    </message>
    <message>
      <source>the {side} batteries, and others with an enemy within {squares}</source>
      <translation>die Batterien der Seite {side}, und andere mit einem Feind bis {squares}</translation>
    </message>
    <message>
      <source>Time limit of an operation phase, where one is played</source>
      <translation>Zeitgrenze einer Operationsphase, wo sie gespielt wird</translation>
    </message>
    <message>
      <source>Minutes</source>
      <translation>Minuten</translation>
    </message>
    <message>
      <source>{n}; from {least} to {most} may be chosen</source>
      <translation>{n}; {least} bis {most} wählbar</translation>
    </message>
    <message>
      <source>Start and clock</source>
      <translation>Beginn und Uhr</translation>
    </message>
    <message>
      <source>Points for each that is lost, to the enemy</source>
      <translation>Punkte für jeden Verlust, an den Feind</translation>
    </message>
    <message>
      <source>Objectives of the Union</source>
      <translation>Ziele der Union</translation>
    </message>
    <message>
      <source>Square</source>
      <translation>Feld</translation>
    </message>
    <message>
      <source>Held</source>
      <translation>Gehalten</translation>
    </message>
    <message>
      <source>In its zones</source>
      <translation>In ihren Zonen</translation>
    </message>
    <message>
      <source>Victory: the Union's points less the Confederates'</source>
      <translation>Sieg: Punkte der Union weniger die der Konföderierten</translation>
    </message>
    <message>
      <source>Level</source>
      <translation>Stufe</translation>
    </message>
    <message>
      <source>At least</source>
      <translation>Mindestens</translation>
    </message>
    <message>
      <source>{n} Confederate men must be lost, else: {level}</source>
      <translation>{n} Konföderierte müssen verloren sein, sonst: {level}</translation>
    </message>
    <message>
      <source>Victory</source>
      <translation>Sieg</translation>
    </message>
    <message>
      <source>{what}, {levels} game</source>
      <translation>{what}, Spiel {levels}</translation>
    </message>
    <message>
      <source>Status: {title}</source>
      <translation>Stand: {title}</translation>
    </message>
    <message>
      <source>{letter} {state}</source>
      <translation>{letter} {state}</translation>
    </message>
    <message>
      <source>{states}. Lost stands are struck through.</source>
      <translation>{states}. Verlorene Basen sind durchgestrichen.</translation>
    </message>
    <message>
      <source>Objectives</source>
      <translation>Ziele</translation>
    </message>
    <message>
      <source>{side} {points}</source>
      <translation>{side} {points}</translation>
    </message>
    <message>
      <source>Points held</source>
      <translation>Gehaltene Punkte</translation>
    </message>
    <message>
      <source>Held by</source>
      <translation>Gehalten von</translation>
    </message>
    <message>
      <source>Form</source>
      <translation>Form</translation>
    </message>
    <message>
      <source>Marks</source>
      <translation>Zeichen</translation>
    </message>
    <message>
      <source>exceptional commander</source>
      <translation>herausragender Befehlshaber</translation>
    </message>
    <message>
      <source>To arrive</source>
      <translation>Noch nicht da</translation>
    </message>
    <message>
      <source>Turn {turn}</source>
      <translation>Zug {turn}</translation>
    </message>
    <message>
      <source>Not fixed</source>
      <translation>Nicht festgelegt</translation>
    </message>
    <message>
      <source>Leaders with no unit</source>
      <translation>Anführer ohne Einheit</translation>
    </message>
    <message>
      <source>Fallen or captured</source>
      <translation>Gefallen oder gefangen</translation>
    </message>
    <message>
      <source>{rank} leader</source>
      <translation>Anführer: {rank}</translation>
    </message>
    <message>
      <source>{what}, {name}</source>
      <translation>{what}, {name}</translation>
    </message>
    <message>
      <source>{n} of {all}</source>
      <translation>{n} von {all}</translation>
    </message>
    <message>
      <source>Secret</source>
      <translation>Geheim</translation>
    </message>
    <message>
      <source>{title} · for the {side} player alone</source>
      <translation>{title} · nur für den Spieler {side}</translation>
    </message>
    <message>
      <source>{side} forces</source>
      <translation>Kräfte: {side}</translation>
    </message>
    <message>
      <source>Your task</source>
      <translation>Der Auftrag</translation>
    </message>
    <message>
      <source>Bars: your lines. Arrows: where your troops come over.</source>
      <translation>Balken: eigene Linien. Pfeile: wo die eigenen Truppen kommen.</translation>
    </message>
    <message>
      <source>Your lines</source>
      <translation>Eigene Linien</translation>
    </message>
    <message>
      <source>Your forces at a glance</source>
      <translation>Die eigenen Kräfte im Überblick</translation>
    </message>
    <message>
      <source>He defends.</source>
      <translation>Er verteidigt.</translation>
    </message>
    <message>
      <source>He attacks.</source>
      <translation>Er greift an.</translation>
    </message>
    <message>
      <source>Nothing is known of his strength. He may come from the {edges}: there your own lines are not.</source>
      <translation>Von seiner Stärke ist nichts bekannt. Er kann aus {edges} kommen: dort sind keine eigenen Linien.</translation>
    </message>
    <message>
      <source>Nothing is known of his strength, nor whence he comes.</source>
      <translation>Von seiner Stärke ist nichts bekannt, auch nicht, woher er kommt.</translation>
    </message>
    <message>
      <source>N</source>
      <translation>N</translation>
    </message>
    <message>
      <source>hex {x},{y}</source>
      <translation>Hexfeld {x},{y}</translation>
    </message>
    <message>
      <source>Map of {place} and the hexes around it</source>
      <translation>Karte von {place} und den Hexfeldern ringsum</translation>
    </message>
    <message>
      <source>Map of {place} and the hexes around it, with {towns}</source>
      <translation>Karte von {place} und den Hexfeldern ringsum, mit {towns}</translation>
    </message>
    <message>
      <source>Leaders: </source>
      <translation>Anführer: </translation>
    </message>
    <message>
      <source>Foot guns</source>
      <translation>Fußgeschütze</translation>
    </message>
    <message>
      <source>Horse guns</source>
      <translation>Reit. Geschütze</translation>
    </message>
    <message>
      <source>Stragglers</source>
      <translation>Nachzügler</translation>
    </message>
    <message>
      <source>Men and guns</source>
      <translation>Mann und Geschütze</translation>
    </message>
    <message>
      <source>arrives in turn 1 over the {edge} edge</source>
      <translation>kommt in Zug 1 über den Rand im {edge}</translation>
    </message>
    <message>
      <source>on the table</source>
      <translation>auf dem Tisch</translation>
    </message>
    <message>
      <source>starts {condition}, {deployed}; {comes}.</source>
      <translation>beginnt {condition}, {deployed}; {comes}.</translation>
    </message>
    <message>
      <source>in command</source>
      <translation>führt</translation>
    </message>
    <message>
      <source>Nothing is placed for it.</source>
      <translation>Dafür wird nichts aufgestellt.</translation>
    </message>
    <message>
      <source>Division</source>
      <translation>Division</translation>
    </message>
    <message>
      <source>Brigade or guns</source>
      <translation>Brigade oder Geschütze</translation>
    </message>
    <message>
      <source>Commander, batteries</source>
      <translation>Befehlshaber, Batterien</translation>
    </message>
    <message>
      <source>Men, guns</source>
      <translation>Mann, Geschütze</translation>
    </message>
    <message>
      <source>Ledger</source>
      <translation>Überschuss</translation>
    </message>
    <message>
      <source>cavalry, {carbine}</source>
      <translation>Kavallerie, {carbine}</translation>
    </message>
    <message>
      <source>{gun}, horse</source>
      <translation>{gun}, reitend</translation>
    </message>
    <message>
      <source>Gun stands</source>
      <translation>Geschützbasen</translation>
    </message>
    <message>
      <source>Check code {code}</source>
      <translation>Prüfzahl {code}</translation>
    </message>
    <message>
      <source>Return form: {place}</source>
      <translation>Rückmeldebogen: {place}</translation>
    </message>
    <message>
      <source>Return form: {side}</source>
      <translation>Rückmeldebogen: {side}</translation>
    </message>
    <message>
      <source>Return form, {title}</source>
      <translation>Rückmeldebogen, {title}</translation>
    </message>
    <message>
      <source>scale {id}</source>
      <translation>Maßstab {id}</translation>
    </message>
    <message>
      <source>Battle</source>
      <translation>Schlacht</translation>
    </message>
    <message>
      <source>Battle {id}, turn {n}</source>
      <translation>Schlacht {id}, Zug {n}</translation>
    </message>
    <message>
      <source>Referee, date</source>
      <translation>Spielleiter, Datum</translation>
    </message>
    <message>
      <source>Who holds the field at the end</source>
      <translation>Wer am Ende das Feld hält</translation>
    </message>
    <message>
      <source>Neither</source>
      <translation>Keine</translation>
    </message>
    <message>
      <source>How stands become points</source>
      <translation>Wie aus Basen Punkte werden</translation>
    </message>
    <message>
      <source>How it comes back</source>
      <translation>Wie er zurückkommt</translation>
    </message>
    <message>
      <source>Type the points in the campaign's window with “Battle on the table…”, in the order of these pages. Or write the stands into the battle file, and the points are worked out. Each brigade and each corps is asked for: where nothing was lost write 0, for what is not told is never taken for lost, nor for whole.</source>
      <translation>Die Punkte im Fenster des Feldzugs unter „Schlacht auf dem Tisch…“ eingeben, in der Reihenfolge dieser Seiten. Oder die Basen in die Schlachtdatei schreiben, dann werden die Punkte errechnet. Nach jeder Brigade und jedem Korps wird gefragt: wo nichts verloren ging, 0 schreiben, denn was nicht gesagt wird, gilt weder als verloren noch als heil.</translation>
    </message>
    <message>
      <source>The boxes</source>
      <translation>Die Kästchen</translation>
    </message>
    <message>
      <source>How stands become men</source>
      <translation>Wie aus Basen Männer werden</translation>
    </message>
    <message>
      <source>stands shot down, or taken off with a brigade that was destroyed; gun stands wrecked</source>
      <translation>niedergeschossene Basen, auch die einer vernichteten Brigade; zerstörte Geschützbasen</translation>
    </message>
    <message>
      <source>stands that ran; those of cavalry and guns are back after the battle</source>
      <translation>ausgerissene Basen; die von Kavallerie und Geschützen sind nach der Schlacht zurück</translation>
    </message>
    <message>
      <source>stands and gun stands in the enemy's hands: gone as those lost are</source>
      <translation>Basen und Geschützbasen in Feindeshand: fort wie die verlorenen</translation>
    </message>
    <message>
      <source>points of {n} men, lost and captured together</source>
      <translation>Punkte zu {n} Mann, verloren und gefangen zusammen</translation>
    </message>
    <message>
      <source>points of {n} guns</source>
      <translation>Punkte zu {n} Geschützen</translation>
    </message>
    <message>
      <source>Infantry, cavalry</source>
      <translation>Infanterie, Kavallerie</translation>
    </message>
    <message>
      <source>Foot guns, horse guns</source>
      <translation>Fußgeschütze, reitende Geschütze</translation>
    </message>
    <message>
      <source>{guns}, lost and captured together</source>
      <translation>{guns}, verloren und erbeutet zusammen</translation>
    </message>
    <message>
      <source>Returning wounded</source>
      <translation>Zurückkehrende Verwundete</translation>
    </message>
    <message>
      <source>points of the infantry lost that are back before the loss is applied</source>
      <translation>Punkte der verlorenen Infanterie, die zurück sind, ehe der Verlust angerechnet wird</translation>
    </message>
    <message>
      <source>points of infantry that skedaddled: not lost, they may come back</source>
      <translation>Punkte ausgerissener Infanterie: nicht verloren, sie können zurückkommen</translation>
    </message>
    <message>
      <source>gained in this battle; one is proposed for the losses</source>
      <translation>in dieser Schlacht gewonnen; zu den Verlusten wird ein Wert vorgeschlagen</translation>
    </message>
    <message>
      <source>Leader lost</source>
      <translation>Anführer verloren</translation>
    </message>
    <message>
      <source>he who leads the corps was killed, disabled or captured</source>
      <translation>der Führer des Korps wurde getötet, außer Gefecht gesetzt oder gefangen</translation>
    </message>
    <message>
      <source>Surrendered</source>
      <translation>Ergeben</translation>
    </message>
    <message>
      <source>the whole corps laid down its arms</source>
      <translation>das ganze Korps streckte die Waffen</translation>
    </message>
    <message>
      <source>Referee's reason</source>
      <translation>Grund des Spielleiters</translation>
    </message>
    <message>
      <source>why a figure is not the one that was worked out</source>
      <translation>warum eine Zahl nicht die errechnete ist</translation>
    </message>
    <message>
      <source>A brigade loses the share of its men that its lost stands are of its stands. The men of an arm of the corps are added up, and only the sum is rounded to points, half up. Guns go the same way.</source>
      <translation>Eine Brigade verliert den Anteil ihrer Männer, den ihre verlorenen Basen an ihren Basen haben. Die Männer einer Waffe des Korps werden zusammengezählt, und erst die Summe wird auf Punkte gerundet, Halbe auf. Geschütze ebenso.</translation>
    </message>
    <message>
      <source>Worked: </source>
      <translation>Beispiel: </translation>
    </message>
    <message>
      <source>{name}, {men} men on {stands} stands. Lost {lost}: {men} × {lost} ÷ {stands} = {gone} men, alone {points} points. Skedaddled {ran}: {men} × {both} ÷ {stands} = {away} men lost or run, {every} points; less the {points} lost, {left} points of stragglers.</source>
      <translation>{name}, {men} Mann auf {stands} Basen. Verloren {lost}: {men} × {lost} ÷ {stands} = {gone} Mann, allein {points} Punkte. Ausgerissen {ran}: {men} × {both} ÷ {stands} = {away} Mann verloren oder ausgerissen, {every} Punkte; abzüglich der {points} verlorenen {left} Punkte Nachzügler.</translation>
    </message>
    <message>
      <source>Brigade</source>
      <translation>Brigade</translation>
    </message>
    <message>
      <source>Men</source>
      <translation>Mann</translation>
    </message>
    <message>
      <source>Skedad.</source>
      <translation>Ausger.</translation>
    </message>
    <message>
      <source>Capt.</source>
      <translation>Gef.</translation>
    </message>
    <message>
      <source>{name}, cavalry</source>
      <translation>{name}, Kavallerie</translation>
    </message>
    <message>
      <source>leader lost</source>
      <translation>Anführer verloren</translation>
    </message>
    <message>
      <source>surrendered</source>
      <translation>ergeben</translation>
    </message>
    <message>
      <source>Had</source>
      <translation>Hatte</translation>
    </message>
    <message>
      <source>Result</source>
      <translation>Ergebnis</translation>
    </message>
    <message>
      <source>{title} · for the referee</source>
      <translation>{title} · für den Spielleiter</translation>
    </message>
    <message>
      <source>Battle sheet: {place}</source>
      <translation>Schlachtbogen: {place}</translation>
    </message>
    <message>
      <source>Battle sheet, {title}</source>
      <translation>Schlachtbogen, {title}</translation>
    </message>
    <message>
      <source>{id}, turn {turn}, scenario {name}</source>
      <translation>{id}, Zug {turn}, Szenario {name}</translation>
    </message>
    <message>
      <source>Hint, {side}</source>
      <translation>Hinweis, {side}</translation>
    </message>
    <message>
      <source>Lines: solid the Union's, hatched the Confederates'. Arrows: where troops come over.</source>
      <translation>Linien: voll die der Union, schraffiert die der Konföderierten. Pfeile: wo Truppen kommen.</translation>
    </message>
    <message>
      <source>Lines</source>
      <translation>Linien</translation>
    </message>
    <message>
      <source>Both sides at a glance</source>
      <translation>Beide Seiten im Überblick</translation>
    </message>
    <message>
      <source>What to do with it</source>
      <translation>Was damit zu tun ist</translation>
    </message>
    <message>
      <source>This sheet shows both sides as they truly are: it is for the referee. Each player has a briefing.</source>
      <translation>Dieser Bogen zeigt beide Seiten, wie sie wirklich sind: er ist für den Spielleiter. Jeder Spieler hat seine Lageeinweisung.</translation>
    </message>
    <message>
      <source>Place what the following pages list, as many stands as they say; stragglers are not placed.</source>
      <translation>Aufstellen, was die folgenden Seiten nennen, so viele Basen, wie dort stehen; Nachzügler werden nicht aufgestellt.</translation>
    </message>
    <message>
      <source>Fight by any rules, for {hours} at most.</source>
      <translation>Nach beliebigen Regeln kämpfen, höchstens {hours}.</translation>
    </message>
    <message>
      <source>Count what each of them lost on the return form; it bears the same check code, {code}.</source>
      <translation>Auf dem Rückmeldebogen zählen, was jeder verlor; er trägt dieselbe Prüfzahl, {code}.</translation>
    </message>
    <message>
      <source>Bring the result back with companion battle import: the table game, or the battle file filled in.</source>
      <translation>Das Ergebnis mit companion battle import zurückbringen: das Tischspiel oder die ausgefüllte Schlachtdatei.</translation>
    </message>
    <message>
      <source>Bring the result back: in the campaign's window with “Battle on the table…”, or on the command line with companion battle import. It takes the table game, the battle file filled in, or the form typed by hand.</source>
      <translation>Das Ergebnis zurückbringen: im Fenster des Feldzugs unter „Schlacht auf dem Tisch…“ oder auf der Befehlszeile mit companion battle import. Angenommen werden das Tischspiel, die ausgefüllte Schlachtdatei oder der abgetippte Bogen.</translation>
    </message>
    <message>
      <source>Day</source>
      <translation>Tag</translation>
    </message>
    <message>
      <source>{day}, from {hour}</source>
      <translation>{day}, ab {hour}</translation>
    </message>
    <message>
      <source>Lasts</source>
      <translation>Dauert</translation>
    </message>
    <message>
      <source>{hours} at most</source>
      <translation>höchstens {hours}</translation>
    </message>
    <message>
      <source>Daylight</source>
      <translation>Tageslicht</translation>
    </message>
    <message>
      <source>{hours} left</source>
      <translation>noch {hours}</translation>
    </message>
    <message>
      <source>Weather</source>
      <translation>Wetter</translation>
    </message>
    <message>
      <source>rain</source>
      <translation>Regen</translation>
    </message>
    <message>
      <source>dry</source>
      <translation>kein Regen</translation>
    </message>
    <message>
      <source>Edges of the field</source>
      <translation>Ränder des Feldes</translation>
    </message>
    <message>
      <source>Edge</source>
      <translation>Rand</translation>
    </message>
    <message>
      <source>Beyond</source>
      <translation>Dahinter</translation>
    </message>
    <message>
      <source>River</source>
      <translation>Fluss</translation>
    </message>
    <message>
      <source>{river}, bridged</source>
      <translation>{river}, mit Brücke</translation>
    </message>
    <message>
      <source>Objective</source>
      <translation>Ziel</translation>
    </message>
    <message>
      <source>Held at the start by</source>
      <translation>Zu Beginn gehalten von</translation>
    </message>
    <message>
      <source>A stand is {men} men, a gun stand {guns} guns. The ledger is what a unit has beyond its stands, or less (−): losses are reckoned from the men and guns there are.</source>
      <translation>Eine Base sind {men} Mann, eine Geschützbase {guns} Geschütze. Der Überschuss ist, was eine Einheit über ihre Basen hinaus hat oder weniger (−): Verluste rechnen von den wirklichen Männern und Geschützen.</translation>
    </message>
    <message>
      <source>one gun</source>
      <translation>ein Geschütz</translation>
    </message>
    <message>
      <source>A stand is {men} men, a gun stand {guns} guns; a point is {each} men or {gun}. The ledger is what a brigade or a battalion has beyond its stands, or less (−): losses are reckoned from the men and guns there are.</source>
      <translation>Eine Base sind {men} Mann, eine Geschützbase {guns} Geschütze; ein Punkt ist {each} Mann oder {gun}. Der Überschuss ist, was eine Brigade oder ein Bataillon über seine Basen hinaus hat oder weniger (−): Verluste rechnen von den wirklichen Männern und Geschützen.</translation>
    </message>
    <message>
      <source>over the {which} edge</source>
      <translation>über den Rand im {which}</translation>
    </message>
    <message>
      <source>over the {which} edges</source>
      <translation>über die Ränder im {which}</translation>
    </message>
    <message>
      <source>attacks</source>
      <translation>greift an</translation>
    </message>
    <message>
      <source>defends</source>
      <translation>verteidigt</translation>
    </message>
    <message>
      <source>attacks {whence}</source>
      <translation>greift {whence} an</translation>
    </message>
    <message>
      <source>defends {whence}</source>
      <translation>verteidigt, kommt {whence}</translation>
    </message>
    <message>
      <source>{does}; {leader} in command</source>
      <translation>{does}; Führung: {leader}</translation>
    </message>
    <message>
      <source>{leader} ({command})</source>
      <translation>{leader} ({command})</translation>
    </message>
    <message>
      <source>Units</source>
      <translation>Einheiten</translation>
    </message>
    <message>
      <source>Faces</source>
      <translation>Front</translation>
    </message>
    <message>
      <source>Starts</source>
      <translation>Beginnt</translation>
    </message>
    <message>
      <source>Of</source>
      <translation>Von</translation>
    </message>
    <message>
      <source>{state}, works {n}</source>
      <translation>{state}, Werke {n}</translation>
    </message>
    <message>
      <source>Leaders lost</source>
      <translation>Verlorene Anführer</translation>
    </message>
    <message>
      <source>Surr.</source>
      <translation>Erg.</translation>
    </message>
    <message>
      <source>stands shot down, or taken off with a unit that was destroyed; gun stands wrecked</source>
      <translation>niedergeschossene Basen, auch die einer vernichteten Einheit; zerstörte Geschützbasen</translation>
    </message>
    <message>
      <source>stands that ran: they are back after the battle, and no loss</source>
      <translation>ausgerissene Basen: nach der Schlacht zurück, kein Verlust</translation>
    </message>
    <message>
      <source>stands in the enemy's hands: gone as those lost are</source>
      <translation>Basen in Feindeshand: fort wie die verlorenen</translation>
    </message>
    <message>
      <source>men or guns lost, captured with them</source>
      <translation>verlorene Männer oder Geschütze, gefangene eingeschlossen</translation>
    </message>
    <message>
      <source>he who is named was killed, disabled or captured</source>
      <translation>der Genannte wurde getötet, außer Gefecht gesetzt oder gefangen</translation>
    </message>
    <message>
      <source>the whole unit laid down its arms</source>
      <translation>die ganze Einheit streckte die Waffen</translation>
    </message>
    <message>
      <source>A unit loses the share of its men that it lost of its stands, rounded half up; guns the same way.</source>
      <translation>Eine Einheit verliert den Anteil ihrer Männer, den sie an Basen verlor, gerundet, Halbe auf; Geschütze ebenso.</translation>
    </message>
    <message>
      <source>{name}, {men} men on {stands} stands, loses 1: {gone} men.</source>
      <translation>{name}, {men} Mann auf {stands} Basen, verliert 1: {gone} Mann.</translation>
    </message>
    <message>
      <source>Write the stands into the battle file, or the results into a result's file (battle schema --result), and enter it with companion battle import. Every unit and leader is asked for: where nothing was lost write 0, for what is not told is never taken for lost, nor for whole.</source>
      <translation>Die Basen in die Schlachtdatei schreiben oder die Ergebnisse in eine Ergebnisdatei (battle schema --result) und sie mit companion battle import eingeben. Nach jeder Einheit und jedem Anführer wird gefragt: wo nichts verloren ging, 0 schreiben, denn was nicht gesagt wird, gilt weder als verloren noch als heil.</translation>
    </message>
    <message>
      <source>{left} of {stands}</source>
      <translation>{left} von {stands}</translation>
    </message>
    <message>
      <source>no {size} card fits on {paper} with these margins</source>
      <translation>keine Karte der Größe {size} passt mit diesen Rändern auf {paper}</translation>
    </message>
    <message>
      <source>take a smaller margin or bleed, or a larger paper</source>
      <translation>kleineren Rand oder Beschnitt wählen oder größeres Papier</translation>
    </message>
    <message>
      <source>there is no paper {name}</source>
      <translation>es gibt kein Papier {name}</translation>
    </message>
    <message>
      <source>there is no size {name}</source>
      <translation>es gibt keine Größe {name}</translation>
    </message>
    <message>
      <source>{n} mm is out of bounds</source>
      <translation>{n} mm liegt außerhalb der Grenzen</translation>
    </message>
    <message>
      <source>0 to {n} mm</source>
      <translation>0 bis {n} mm</translation>
    </message>
    <message>
      <source>there is no edge {name}</source>
      <translation>es gibt keine Kante {name}</translation>
    </message>
    <message>
      <source>a card is folded or printed on both sides</source>
      <translation>eine Karte wird gefaltet oder beidseitig gedruckt</translation>
    </message>
    <message>
      <source>leave --duplex out</source>
      <translation>--duplex weglassen</translation>
    </message>
    <message>
      <source>this is a game of the kind {kind}; these decks tell of miniatures battles</source>
      <translation>dies ist ein Spiel der Art {kind}; diese Kartensätze gehören zu Miniaturengefechten</translation>
    </message>
    <message>
      <source>its charts and maps need no game</source>
      <translation>seine Tabellen und Karten brauchen kein Spiel</translation>
    </message>
    <message>
      <source>{width} × {height} mm · print at 100 %; this line is {line} mm</source>
      <translation>{width} × {height} mm · mit 100 % drucken; diese Linie misst {line} mm</translation>
    </message>
    <message>
      <source>is not carried by this game</source>
      <translation>führt dieses Spiel nicht mit</translation>
    </message>
    <message>
      <source>is no longer part of the rules</source>
      <translation>gehört nicht mehr zu den Regeln</translation>
    </message>
    <message>
      <source>differs from the installed one; the computers take from that what it lacks: {names}</source>
      <translation>weicht von der installierten ab; die Computer nehmen von dort, was ihr fehlt: {names}</translation>
    </message>
    <message>
      <source>differs from the installed one</source>
      <translation>weicht von der installierten ab</translation>
    </message>
    <message>
      <source>write 2, 0.5 or "1/2"</source>
      <translation>2, 0.5 oder "1/2" schreiben</translation>
    </message>
    <message>
      <source>{value} is no probability</source>
      <translation>{value} ist keine Wahrscheinlichkeit</translation>
    </message>
    <message>
      <source>write a figure from 0 to 1</source>
      <translation>eine Zahl von 0 bis 1 schreiben</translation>
    </message>
    <message>
      <source>says nothing of what is invented</source>
      <translation>sagt nicht, was erfunden ist</translation>
    </message>
    <message>
      <source>one sentence</source>
      <translation>ein Satz</translation>
    </message>
    <message>
      <source>has no rows</source>
      <translation>hat keine Zeilen</translation>
    </message>
    <message>
      <source>ends at {most}, before it begins at {least}</source>
      <translation>endet bei {most}, bevor es bei {least} beginnt</translation>
    </message>
    <message>
      <source>the lowest band must be open downwards</source>
      <translation>das unterste Band muss nach unten offen sein</translation>
    </message>
    <message>
      <source>the lowest band must begin at {least}</source>
      <translation>das unterste Band muss bei {least} beginnen</translation>
    </message>
    <message>
      <source>begins at {least}</source>
      <translation>beginnt bei {least}</translation>
    </message>
    <message>
      <source>an open end stands in the middle of the bands</source>
      <translation>ein offenes Ende steht mitten in den Bändern</translation>
    </message>
    <message>
      <source>only the ends may be open</source>
      <translation>nur die Enden dürfen offen sein</translation>
    </message>
    <message>
      <source>gap: nothing between {most} and {least}</source>
      <translation>Lücke: nichts zwischen {most} und {least}</translation>
    </message>
    <message>
      <source>begin at {least}</source>
      <translation>bei {least} beginnen</translation>
    </message>
    <message>
      <source>overlap: {least} is also in the band below</source>
      <translation>Überschneidung: {least} liegt auch im Band darunter</translation>
    </message>
    <message>
      <source>ends at {most}</source>
      <translation>endet bei {most}</translation>
    </message>
    <message>
      <source>the highest band must be open upwards</source>
      <translation>das oberste Band muss nach oben offen sein</translation>
    </message>
    <message>
      <source>Commands:</source>
      <translation>Befehle:</translation>
    </message>
    <message>
      <source>the desktop is not part of this installation; see companion --help</source>
      <translation>der Desktop gehört nicht zu dieser Installation; siehe companion --help</translation>
    </message>
    <message>
      <source>there is a file of this name already</source>
      <translation>eine Datei dieses Namens gibt es schon</translation>
    </message>
    <message>
      <source>choose another name</source>
      <translation>einen anderen Namen wählen</translation>
    </message>
    <message>
      <source>there is no such folder</source>
      <translation>diesen Ordner gibt es nicht</translation>
    </message>
    <message>
      <source>make it first or choose another</source>
      <translation>erst anlegen oder einen anderen wählen</translation>
    </message>
    <message>
      <source>is named twice</source>
      <translation>ist zweimal genannt</translation>
    </message>
    <message>
      <source>give each its own name</source>
      <translation>jedem einen eigenen Namen geben</translation>
    </message>
    <message>
      <source>the {seat} may not have the {side}'s briefing</source>
      <translation>für „{seat}“ gibt es die Lageeinweisung von „{side}“ nicht</translation>
    </message>
    <message>
      <source>leave it out</source>
      <translation>weglassen</translation>
    </message>
    <message>
      <source>there is nothing to override</source>
      <translation>nichts ist von Hand zu setzen</translation>
    </message>
    <message>
      <source>give --override, or leave it out</source>
      <translation>--override angeben oder weglassen</translation>
    </message>
    <message>
      <source>wants a reason</source>
      <translation>braucht einen Grund</translation>
    </message>
    <message>
      <source>say why with --reason; it is kept with the battle</source>
      <translation>mit --reason sagen, warum; es wird bei der Schlacht aufbewahrt</translation>
    </message>
    <message>
      <source>is not figures by corps</source>
      <translation>sind keine Zahlen nach Korps</translation>
    </message>
    <message>
      <source>as in {shape}</source>
      <translation>wie in {shape}</translation>
    </message>
    <message>
      <source>Battle {battle}, {place}: what the result would do</source>
      <translation>Schlacht {battle}, {place}: was das Ergebnis bewirken würde</translation>
    </message>
    <message>
      <source>{entry} Battle {battle}, {place}: the result is entered</source>
      <translation>{entry} Schlacht {battle}, {place}: das Ergebnis ist eingetragen</translation>
    </message>
    <message>
      <source>The Confederate side holds the field.</source>
      <translation>Die Konföderierten halten das Feld.</translation>
    </message>
    <message>
      <source>The Union side holds the field.</source>
      <translation>Die Union hält das Feld.</translation>
    </message>
    <message>
      <source>Neither side holds the field.</source>
      <translation>Keine Seite hält das Feld.</translation>
    </message>
    <message>
      <source>The table game is not over: {moment}.</source>
      <translation>Das Spiel auf dem Tisch ist nicht zu Ende: {moment}.</translation>
    </message>
    <message>
      <source>stragglers</source>
      <translation>Nachzügler</translation>
    </message>
    <message>
      <source>fatigue</source>
      <translation>Erschöpfung</translation>
    </message>
    <message>
      <source>morale</source>
      <translation>Moral</translation>
    </message>
    <message>
      <source>destroyed</source>
      <translation>vernichtet</translation>
    </message>
    <message>
      <source>demoralised</source>
      <translation>demoralisiert</translation>
    </message>
    <message>
      <source>{leader} lost</source>
      <translation>{leader} verloren</translation>
    </message>
    <message>
      <source>waits for its result</source>
      <translation>wartet auf das Ergebnis</translation>
    </message>
    <message>
      <source>by the computer</source>
      <translation>vom Computer</translation>
    </message>
    <message>
      <source>called off</source>
      <translation>abgesagt</translation>
    </message>
    <message>
      <source>turn {turn}, {day}, {place}</source>
      <translation>Zug {turn}, {day}, {place}</translation>
    </message>
    <message>
      <source>(entry {entry})</source>
      <translation>(Eintrag {entry})</translation>
    </message>
    <message>
      <source>Decks</source>
      <translation>Kartensätze</translation>
    </message>
    <message>
      <source>the size of the deck {deck} cannot be chosen</source>
      <translation>die Größe des Kartensatzes {deck} ist nicht wählbar</translation>
    </message>
    <message>
      <source>it can be for: {those}</source>
      <translation>wählbar ist sie für: {those}</translation>
    </message>
    <message>
      <source>a game carries its own rules</source>
      <translation>ein Spiel führt seine eigenen Regeln mit</translation>
    </message>
    <message>
      <source>(needs {options})</source>
      <translation>(braucht {options})</translation>
    </message>
    <message>
      <source>the PDF to write is missing</source>
      <translation>das PDF fehlt, das geschrieben werden soll</translation>
    </message>
    <message>
      <source>name it, as in -o cards.pdf</source>
      <translation>benennen, etwa mit -o karten.pdf</translation>
    </message>
    <message>
      <source>is a folder</source>
      <translation>ist ein Ordner</translation>
    </message>
    <message>
      <source>give the name of a file</source>
      <translation>den Namen einer Datei angeben</translation>
    </message>
    <message>
      <source>is no file that could be replaced</source>
      <translation>ist keine Datei, die sich ersetzen ließe</translation>
    </message>
    <message>
      <source>this folder may not be written to</source>
      <translation>in diesen Ordner darf nicht geschrieben werden</translation>
    </message>
    <message>
      <source>choose a folder of your own</source>
      <translation>einen eigenen Ordner wählen</translation>
    </message>
    <message>
      <source>this is the game itself</source>
      <translation>das ist das Spiel selbst</translation>
    </message>
    <message>
      <source>choices are whole numbers</source>
      <translation>zur Wahl stehen ganze Zahlen</translation>
    </message>
    <message>
      <source>the {seat} may not have the {side}'s {deck}</source>
      <translation>für „{seat}“ gibt es das nicht, was „{side}“ gehört: {deck}</translation>
    </message>
    <message>
      <source>leave it out, or ask as {side}</source>
      <translation>weglassen, oder als {side} fragen</translation>
    </message>
    <message>
      <source>missing argument 'RULE'; there are: {names}</source>
      <translation>es fehlt das Argument 'RULE'; es gibt: {names}</translation>
    </message>
    <message>
      <source>no case is on it</source>
      <translation>kein Fall steht darin</translation>
    </message>
    <message>
      <source>pipe the JSON into it</source>
      <translation>das JSON hineinleiten</translation>
    </message>
    <message>
      <source>standard input</source>
      <translation>Standardeingabe</translation>
    </message>
    <message>
      <source>Rules:</source>
      <translation>Regeln:</translation>
    </message>
    <message>
      <source>there is a report already</source>
      <translation>es gibt schon einen Bericht</translation>
    </message>
    <message>
      <source>choose another folder with --out</source>
      <translation>mit --out einen anderen Ordner wählen</translation>
    </message>
    <message>
      <source>The game is {game}, the report {paper}.</source>
      <translation>Das Spiel ist {game}, der Bericht {paper}.</translation>
    </message>
    <message>
      <source>Try: {command}</source>
      <translation>Versuchen: {command}</translation>
    </message>
    <message>
      <source>a die of the other side is wanted here; the referee must enter it</source>
      <translation>hier fehlt ein Würfel der anderen Seite; der Spielleiter muss ihn eintragen</translation>
    </message>
    <message>
      <source>the first {done} of {all} commands were done: the game is at entry {entry}</source>
      <translation>die ersten {done} von {all} Befehlen sind ausgeführt: das Spiel steht bei Eintrag {entry}</translation>
    </message>
    <message>
      <source>command {number}: {reason}</source>
      <translation>Befehl {number}: {reason}</translation>
    </message>
    <message>
      <source>byte {position}</source>
      <translation>Byte {position}</translation>
    </message>
    <message>
      <source>is not UTF-8 text</source>
      <translation>ist kein UTF-8-Text</translation>
    </message>
    <message>
      <source>there is no command on it; give one JSON object a line</source>
      <translation>kein Befehl darauf; je Zeile ein JSON-Objekt angeben</translation>
    </message>
    <message>
      <source>command {place}</source>
      <translation>Befehl {place}</translation>
    </message>
    <message>
      <source>is nested too deeply</source>
      <translation>ist zu tief verschachtelt</translation>
    </message>
    <message>
      <source>see companion commands {kind}</source>
      <translation>siehe companion commands {kind}</translation>
    </message>
    <message>
      <source>Nothing is missing.</source>
      <translation>Nichts fehlt.</translation>
    </message>
    <message>
      <source>its rules are the installed ones</source>
      <translation>seine Regeln sind die installierten</translation>
    </message>
    <message>
      <source>what has happened can be read; companion update FILE gives the game the installed rules</source>
      <translation>was geschehen ist, lässt sich lesen; companion update DATEI gibt dem Spiel die installierten Regeln</translation>
    </message>
    <message>
      <source>{count} known to be lost</source>
      <translation>{count} sicher verloren</translation>
    </message>
    <message>
      <source>none known to be lost</source>
      <translation>nichts bekannt, was verloren wäre</translation>
    </message>
    <message>
      <source>how many are lost is not known</source>
      <translation>wie viele verloren sind, ist nicht bekannt</translation>
    </message>
    <message>
      <source>its rules are the installed ones already</source>
      <translation>seine Regeln sind schon die installierten</translation>
    </message>
    <message>
      <source>updated: {names}</source>
      <translation>erneuert: {names}</translation>
    </message>
    <message>
      <source>still different: {name}</source>
      <translation>weiterhin anders: {name}</translation>
    </message>
    <message>
      <source>refused: {reason}</source>
      <translation>abgelehnt: {reason}</translation>
    </message>
    <message>
      <source>refused</source>
      <translation>abgelehnt</translation>
    </message>
    <message>
      <source>{error}; add --roll N</source>
      <translation>{error}; --roll N anfügen</translation>
    </message>
    <message>
      <source>$: is nested too deeply</source>
      <translation>$: ist zu tief verschachtelt</translation>
    </message>
    <message>
      <source>there is not enough memory for this</source>
      <translation>dafür reicht der Speicher nicht</translation>
    </message>
    <message>
      <source>[and {count} more]</source>
      <translation>[und {count} weitere]</translation>
    </message>
    <message>
      <source>(see {command} --help)</source>
      <translation>(siehe {command} --help)</translation>
    </message>
    <message>
      <source>the disk is full; free some space and try again</source>
      <translation>der Datenträger ist voll; Platz schaffen und erneut versuchen</translation>
    </message>
    <message>
      <source>this may not be read or written; choose a folder of your own</source>
      <translation>hier fehlen die Rechte zum Lesen oder Schreiben; einen eigenen Ordner wählen</translation>
    </message>
    <message>
      <source>the system refused it ({error})</source>
      <translation>das System hat es abgelehnt ({error})</translation>
    </message>
    <message>
      <source>companion: {name}: {error} (a fault in the program; the game is as it was)</source>
      <translation>companion: {name}: {error} (ein Fehler im Programm; das Spiel ist, wie es war)</translation>
    </message>
    <message>
      <source>companion: {name}: {error} (a fault in the program; the game is as it was; the details are in {place})</source>
      <translation>companion: {name}: {error} (ein Fehler im Programm; das Spiel ist, wie es war; Einzelheiten stehen in {place})</translation>
    </message>
    <message>
      <source>A.csv [B.csv ...] FILE after --roster are wanted, got {got}</source>
      <translation>nach --roster werden A.csv [B.csv ...] FILE erwartet, da steht {got}</translation>
    </message>
    <message>
      <source>SCENARIO and FILE are wanted, got {got}</source>
      <translation>SCENARIO und FILE werden erwartet, da steht {got}</translation>
    </message>
    <message>
      <source>choose another name or move it away</source>
      <translation>einen anderen Namen wählen oder sie verschieben</translation>
    </message>
    <message>
      <source>is not OPTION=VALUE</source>
      <translation>ist nicht OPTION=VALUE</translation>
    </message>
    <message>
      <source>for example D10-RUL-MOVE-CAV-ROAD=1</source>
      <translation>zum Beispiel D10-RUL-MOVE-CAV-ROAD=1</translation>
    </message>
    <message>
      <source>Undone: {label}</source>
      <translation>Zurückgenommen: {label}</translation>
    </message>
    <message>
      <source>Done again: {label}</source>
      <translation>Wiederholt: {label}</translation>
    </message>
    <message>
      <source>Gone to: {label}</source>
      <translation>Gegangen zu: {label}</translation>
    </message>
    <message>
      <source>{done}. The game is at entry {entry}.</source>
      <translation>{done}. Das Spiel steht bei Eintrag {entry}.</translation>
    </message>
    <message>
      <source>--json and --markdown exclude each other</source>
      <translation>--json und --markdown schließen einander aus</translation>
    </message>
    <message>
      <source>{side} seat; --as referee asks for the referee's</source>
      <translation>{side}-Platz; --as referee fragt für den Schiedsrichter</translation>
    </message>
    <message>
      <source>{side} seat</source>
      <translation>Platz: {side}</translation>
    </message>
    <message>
      <source>Activate {division} (Y, N, Q ends; {left} left)?</source>
      <translation>{division} aktivieren (Y, N, Q beendet; noch {left})?</translation>
    </message>
    <message>
      <source>nowhere</source>
      <translation>nirgends</translation>
    </message>
    <message>
      <source>{division} ({corps}): {who}; {count} units, {men}</source>
      <translation>{division} ({corps}): {who}; {count} Einheiten, {men}</translation>
    </message>
    <message>
      <source>independent</source>
      <translation>unabhängig</translation>
    </message>
    <message>
      <source>with it: {guns}</source>
      <translation>mit ihr: {guns}</translation>
    </message>
    <message>
      <source>Any key goes on at once; after Return nothing is waited for until the phase is over.</source>
      <translation>Eine Taste geht sofort weiter; nach Return wird bis zum Ende der Phase nicht mehr gewartet.</translation>
    </message>
    <message>
      <source>The Basic game has one page of statistics [{clause}].</source>
      <translation>Das Grundspiel hat nur eine Seite Angaben [{clause}].</translation>
    </message>
    <message>
      <source>New facing ({keys})?</source>
      <translation>Neue Front ({keys})?</translation>
    </message>
    <message>
      <source>A direction of the compass; any other key leaves the facing as it is.</source>
      <translation>Eine Richtung der Windrose; jede andere Taste lässt die Front, wie sie ist.</translation>
    </message>
    <message>
      <source>The facing stays as it is.</source>
      <translation>Die Front bleibt, wie sie ist.</translation>
    </message>
    <message>
      <source>The Basic game has no formations to show [{clause}].</source>
      <translation>Das Grundspiel hat keine Verbände zu zeigen [{clause}].</translation>
    </message>
    <message>
      <source>{division}: {units}</source>
      <translation>{division}: {units}</translation>
    </message>
    <message>
      <source>{delay} is off the scale</source>
      <translation>{delay} liegt außerhalb der Skala</translation>
    </message>
    <message>
      <source>The game goes on from its last save point; {n} entries since then are undone. [ANT-1.4a]</source>
      <translation>Das Spiel geht vom letzten Speicherpunkt weiter; {n} Einträge seither sind rückgängig gemacht. [ANT-1.4a]</translation>
    </message>
    <message>
      <source>? or H helps at every prompt; every order is saved as it is given.</source>
      <translation>? oder H hilft bei jeder Frage; jeder Befehl wird gespeichert, wenn er gegeben ist.</translation>
    </message>
    <message>
      <source>The battle waits for the {seat} player.</source>
      <translation>Die Schlacht wartet auf den Spieler {seat}.</translation>
    </message>
    <message>
      <source>The time is up: the phase ends with its plots as they stand [ANT-R-TIME].</source>
      <translation>Die Zeit ist um: die Phase endet mit ihren Plänen, wie sie stehen [ANT-R-TIME].</translation>
    </message>
    <message>
      <source>Return clears the screen for the next player.</source>
      <translation>Die Eingabetaste leert den Bildschirm für den nächsten Spieler.</translation>
    </message>
    <message>
      <source>Type Return to hand over the keyboard.</source>
      <translation>Mit der Eingabetaste die Tastatur übergeben.</translation>
    </message>
    <message>
      <source>Cursor?</source>
      <translation>Zeiger?</translation>
    </message>
    <message>
      <source>None of your units stands here.</source>
      <translation>Hier steht keine eigene Einheit.</translation>
    </message>
    <message>
      <source>Which way ({keys})?</source>
      <translation>Wohin ({keys})?</translation>
    </message>
    <message>
      <source>The direction in which a unit would face; it sees a quarter of the field.</source>
      <translation>Die Richtung, in die eine Einheit Front hätte; sie sieht ein Viertel des Feldes.</translation>
    </message>
    <message>
      <source>That is no direction.</source>
      <translation>Das ist keine Richtung.</translation>
    </message>
    <message>
      <source>all round</source>
      <translation>ringsum</translation>
    </message>
    <message>
      <source>{count} of them lie beyond this map.</source>
      <translation>{count} davon liegen außerhalb dieser Karte.</translation>
    </message>
    <message>
      <source>Row from the north and column from the west, as 18,9, or a unit by its name; Return goes back.</source>
      <translation>Zeile von Norden und Spalte von Westen, wie 18,9, oder eine Einheit mit Namen; Return geht zurück.</translation>
    </message>
    <message>
      <source>Go to which square (X,Y) or unit?</source>
      <translation>Zu welchem Feld (X,Y) oder welcher Einheit?</translation>
    </message>
    <message>
      <source>{typed} is neither a square (rows 0 to {rows}, columns 0 to {columns}) nor a unit of yours.</source>
      <translation>{typed} ist weder ein Feld (Zeilen 0 bis {rows}, Spalten 0 bis {columns}) noch eine eigene Einheit.</translation>
    </message>
    <message>
      <source>{square}  {points:&gt;6,}  (zone of control {zone:,})  {name}{there}</source>
      <translation>{square}  {points:&gt;6,}  (Kontrollzone {zone:,})  {name}{there}</translation>
    </message>
    <message>
      <source>The score is not told while units are hidden: it would show where the enemy stands.</source>
      <translation>Bei verdeckten Einheiten wird der Stand nicht gesagt: er verriete, wo der Feind steht.</translation>
    </message>
    <message>
      <source>There is no time limit in this game; nothing is to be stopped.</source>
      <translation>Dieses Spiel hat keine Zeitgrenze; nichts ist anzuhalten.</translation>
    </message>
    <message>
      <source>The clock is stopped.</source>
      <translation>Die Uhr steht.</translation>
    </message>
    <message>
      <source>The clock goes on.</source>
      <translation>Die Uhr läuft weiter.</translation>
    </message>
    <message>
      <source>Y ends your orders, and combat follows; N goes back to the field.</source>
      <translation>Y beendet die Befehle, dann folgt der Kampf; N geht zurück zum Feld.</translation>
    </message>
    <message>
      <source>End the {phase} (Y or N)?</source>
      <translation>{phase} beenden (Y oder N)?</translation>
    </message>
    <message>
      <source>{count} of {all} units could still move and have not; they have up to {points} left.</source>
      <translation>{count} von {all} Einheiten könnten noch ziehen; sie haben noch bis zu {points}.</translation>
    </message>
    <message>
      <source>Plotted: fire {fire}, melee {melee}, advance {advance}; the others fire at the nearest enemy in sight.</source>
      <translation>Geplant: Feuer {fire}, Nahkampf {melee}, Vorrücken {advance}; die anderen feuern auf den nächsten Feind in Sicht.</translation>
    </message>
    <message>
      <source>out of command control</source>
      <translation>ohne Führung</translation>
    </message>
    <message>
      <source>The battle is over.</source>
      <translation>Die Schlacht ist zu Ende.</translation>
    </message>
    <message>
      <source>Examine (Q leaves)?</source>
      <translation>Ansehen (Q verlässt)?</translation>
    </message>
    <message>
      <source>Nobody stands here.</source>
      <translation>Hier steht niemand.</translation>
    </message>
    <message>
      <source>{unit} (Q back)?</source>
      <translation>{unit} (Q zurück)?</translation>
    </message>
    <message>
      <source>CURSOR MENU</source>
      <translation>ZEIGERMENÜ</translation>
    </message>
    <message>
      <source>squares in sight from here, all round</source>
      <translation>Felder in Sicht von hier, ringsum</translation>
    </message>
    <message>
      <source>squares in sight, in a direction</source>
      <translation>Felder in Sicht, in einer Richtung</translation>
    </message>
    <message>
      <source>centres the map at the cursor, and draws it</source>
      <translation>stellt die Karte auf den Zeiger ein und zeichnet sie</translation>
    </message>
    <message>
      <source>moves the cursor as the compass shows; arrows do on a terminal</source>
      <translation>bewegt den Zeiger nach der Windrose; Pfeile gehen auch</translation>
    </message>
    <message>
      <source>takes the units off the map to show the terrain, and puts them back</source>
      <translation>nimmt die Einheiten von der Karte, um das Gelände zu zeigen, und stellt sie zurück</translation>
    </message>
    <message>
      <source>stops the clock, and lets it go on</source>
      <translation>hält die Uhr an, und lässt sie weiterlaufen</translation>
    </message>
    <message>
      <source>to combat: ends your orders, once you have confirmed it</source>
      <translation>zum Kampf: beendet die Befehle, nach Bestätigung</translation>
    </message>
    <message>
      <source>SPACE</source>
      <translation>LEERTASTE</translation>
    </message>
    <message>
      <source>picks up your first unit in the square for orders; Return does too</source>
      <translation>nimmt die erste eigene Einheit im Feld für Befehle; Return auch</translation>
    </message>
    <message>
      <source>goes to a square by its numbers, or to a unit by its name</source>
      <translation>geht zu einem Feld nach Zahlen, oder zu einer Einheit nach Namen</translation>
    </message>
    <message>
      <source>goes to the next square with units of yours</source>
      <translation>geht zum nächsten Feld mit eigenen Einheiten</translation>
    </message>
    <message>
      <source>objectives and score</source>
      <translation>Ziele und Punkte</translation>
    </message>
    <message>
      <source>leaves; every order is saved as it is given</source>
      <translation>verlässt; jeder Befehl wird gespeichert, wenn er gegeben ist</translation>
    </message>
    <message>
      <source>COMMAND MENU</source>
      <translation>BEFEHLSMENÜ</translation>
    </message>
    <message>
      <source>centres the map on the unit, and draws it</source>
      <translation>stellt die Karte auf die Einheit ein und zeichnet sie</translation>
    </message>
    <message>
      <source>moves the unit as the compass shows; it pays and tires</source>
      <translation>bewegt die Einheit nach der Windrose; sie zahlt und ermüdet</translation>
    </message>
    <message>
      <source>force march: {points} operation point for {fatigue} fatigue</source>
      <translation>Gewaltmarsch: {points} Operationspunkt für {fatigue} Erschöpfung</translation>
    </message>
    <message>
      <source>asks for a new facing; all in the square take it, and it costs nothing</source>
      <translation>fragt nach neuer Front; alle im Feld nehmen sie, kostenlos</translation>
    </message>
    <message>
      <source>leaders: who is here, transfer, to the division's or corps' commander</source>
      <translation>Anführer: wer hier ist, Versetzung, zum Divisions- oder Korpsführer</translation>
    </message>
    <message>
      <source>shows all of the unit's division</source>
      <translation>zeigt die ganze Division der Einheit</translation>
    </message>
    <message>
      <source>plots an advance into a square that the enemy leaves, or no longer</source>
      <translation>plant ein Vorrücken in ein Feld, das der Feind verlässt, oder nicht mehr</translation>
    </message>
    <message>
      <source>plots melee, or no longer; in line with the facing</source>
      <translation>plant Nahkampf, oder nicht mehr; in Richtung der Front</translation>
    </message>
    <message>
      <source>plots melee with the enemy that it fires at, or no longer</source>
      <translation>plant Nahkampf mit dem Feind, auf den sie feuert, oder nicht mehr</translation>
    </message>
    <message>
      <source>target menu: a square to fire at before all others</source>
      <translation>Zielmenü: ein Feld, auf das vor allen anderen gefeuert wird</translation>
    </message>
    <message>
      <source>changes the mode: column, mounted, limbered, or back</source>
      <translation>wechselt den Modus: Kolonne, zu Pferd, aufgeprotzt, oder zurück</translation>
    </message>
    <message>
      <source>builds a level of fortification</source>
      <translation>baut eine Stufe Befestigung</translation>
    </message>
    <message>
      <source>parts a brigade into its halves, or joins them</source>
      <translation>teilt eine Brigade in ihre Hälften, oder vereint sie</translation>
    </message>
    <message>
      <source>shows the squares that it can fire into</source>
      <translation>zeigt die Felder, in die sie feuern kann</translation>
    </message>
    <message>
      <source>the other page of the unit's statistics</source>
      <translation>die andere Seite der Angaben</translation>
    </message>
    <message>
      <source>this list; ? too</source>
      <translation>diese Liste; ? auch</translation>
    </message>
    <message>
      <source>the next unit in the square</source>
      <translation>nächste Einheit im Feld</translation>
    </message>
    <message>
      <source>the next unit in the order of battle</source>
      <translation>nächste Einheit der Schlachtordnung</translation>
    </message>
    <message>
      <source>puts the unit back as it was when you picked it up</source>
      <translation>stellt die Einheit zurück, wie sie aufgenommen wurde</translation>
    </message>
    <message>
      <source>puts the unit down: back to the cursor menu</source>
      <translation>setzt die Einheit ab: zurück zum Zeigermenü</translation>
    </message>
    <message>
      <source>TARGET MENU</source>
      <translation>ZIELMENÜ</translation>
    </message>
    <message>
      <source>moves the cursor over the target</source>
      <translation>bewegt den Zeiger über das Ziel</translation>
    </message>
    <message>
      <source>plots fire at the square under the cursor</source>
      <translation>plant Feuer auf das Feld unter dem Zeiger</translation>
    </message>
    <message>
      <source>shows every square that can be plotted</source>
      <translation>zeigt jedes Feld, das geplant werden kann</translation>
    </message>
    <message>
      <source>no plot: the unit fires at the nearest enemy in sight</source>
      <translation>kein Plan: die Einheit feuert auf den nächsten Feind in Sicht</translation>
    </message>
    <message>
      <source>draws the map</source>
      <translation>zeichnet die Karte</translation>
    </message>
    <message>
      <source>back; the plot stays as it was</source>
      <translation>zurück; der Plan bleibt, wie er war</translation>
    </message>
    <message>
      <source>LEADERS</source>
      <translation>ANFÜHRER</translation>
    </message>
    <message>
      <source>sends a commander who is here to another unit of his formation, at no cost</source>
      <translation>schickt einen Befehlshaber von hier zu einer anderen Einheit seines Verbands, ohne Kosten</translation>
    </message>
    <message>
      <source>takes the unit under the cursor, or goes on to the next</source>
      <translation>nimmt die Einheit unter dem Zeiger, oder geht zur nächsten</translation>
    </message>
    <message>
      <source>goes to the unit's division commander</source>
      <translation>geht zum Divisionsführer der Einheit</translation>
    </message>
    <message>
      <source>goes to its corps commander</source>
      <translation>geht zu ihrem Korpsführer</translation>
    </message>
    <message>
      <source>back</source>
      <translation>zurück</translation>
    </message>
    <message>
      <source>ACTIVATION</source>
      <translation>AKTIVIERUNG</translation>
    </message>
    <message>
      <source>activates the division: it may move this turn, with its corps' artillery</source>
      <translation>aktiviert die Division: sie darf in diesem Zug ziehen, mit der Artillerie ihres Korps</translation>
    </message>
    <message>
      <source>passes it by; it is offered again after the others</source>
      <translation>übergeht sie; sie kommt nach den anderen wieder</translation>
    </message>
    <message>
      <source>activates no more this turn</source>
      <translation>aktiviert in diesem Zug keine mehr</translation>
    </message>
    <message>
      <source>THE FIELD AFTER THE BATTLE</source>
      <translation>DAS FELD NACH DER SCHLACHT</translation>
    </message>
    <message>
      <source>as in the game: sight, centre, terrain, go to a square, objectives and score</source>
      <translation>wie im Spiel: Sicht, Mitte, Gelände, zu einem Feld, Ziele und Punkte</translation>
    </message>
    <message>
      <source>moves the cursor</source>
      <translation>bewegt den Zeiger</translation>
    </message>
    <message>
      <source>shows the first unit in the square, of either side</source>
      <translation>zeigt die erste Einheit im Feld, gleich welcher Seite</translation>
    </message>
    <message>
      <source>other page of statistics, next unit in the square, next unit of its side</source>
      <translation>andere Seite der Angaben, nächste Einheit im Feld, nächste ihrer Seite</translation>
    </message>
    <message>
      <source>puts the unit down, and leaves</source>
      <translation>setzt die Einheit ab, und verlässt</translation>
    </message>
    <message>
      <source>refused: there are leaders in the Advanced game only [ANT-2.1j]</source>
      <translation>abgelehnt: Anführer gibt es nur im vollen Spiel [ANT-2.1j]</translation>
    </message>
    <message>
      <source>No division or corps commander is with {unit}.</source>
      <translation>Kein Divisions- oder Korpsführer ist bei {unit}.</translation>
    </message>
    <message>
      <source>Leaders (T transfers, D to the division's, C to the corps', Q back)?</source>
      <translation>Anführer (T versetzt, D zu dem der Division, C zu dem des Korps, Q zurück)?</translation>
    </message>
    <message>
      <source>Nobody is here who could be transferred.</source>
      <translation>Hier ist niemand, der versetzt werden könnte.</translation>
    </message>
    <message>
      <source>{name}, {rank} commander, {formation}, bonus {bonus}</source>
      <translation>{name}, Befehlshaber ({rank}), {formation}, Bonus {bonus}</translation>
    </message>
    <message>
      <source>Which ({leaders})?</source>
      <translation>Welcher ({leaders})?</translation>
    </message>
    <message>
      <source>Nobody is transferred.</source>
      <translation>Niemand wird versetzt.</translation>
    </message>
    <message>
      <source>{leader} to {unit} (Y, N next, Q back)?</source>
      <translation>{leader} zu {unit} (Y, N nächste, Q zurück)?</translation>
    </message>
    <message>
      <source>There is no other unit that {leader} could ride to.</source>
      <translation>Es gibt keine andere Einheit, zu der {leader} reiten könnte.</translation>
    </message>
    <message>
      <source>Nobody commands a {rank} of {unit}.</source>
      <translation>Niemand befehligt ({rank}) {unit}.</translation>
    </message>
    <message>
      <source>{leader} is with {unit}.</source>
      <translation>{leader} ist bei {unit}.</translation>
    </message>
    <message>
      <source>0-9 changes, Return goes on?</source>
      <translation>0-9 ändert, Return geht weiter?</translation>
    </message>
    <message>
      <source>{file} is another kind of game; it has no main menu</source>
      <translation>{file} ist ein Spiel anderer Art; es hat kein Hauptmenü</translation>
    </message>
    <message>
      <source>TIME LIMIT {minutes} MINUTES</source>
      <translation>ZEITGRENZE {minutes} MINUTEN</translation>
    </message>
    <message>
      <source>BATTLE OF ANTIETAM</source>
      <translation>SCHLACHT AM ANTIETAM</translation>
    </message>
    <message>
      <source>The options of a saved game stay as they were begun; 7 and 9 are looks alone.</source>
      <translation>Die Optionen eines gespeicherten Spiels bleiben, wie sie begonnen wurden; 7 und 9 betreffen nur das Aussehen.</translation>
    </message>
    <message>
      <source>0  a new game, or one that was saved</source>
      <translation>0  ein neues Spiel, oder ein gespeichertes</translation>
    </message>
    <message>
      <source>1  1 and 2 favour the Confederates, {level} is historical, more favours the Union</source>
      <translation>1  1 und 2 begünstigen die Konföderierten, {level} ist historisch, mehr begünstigt die Union</translation>
    </message>
    <message>
      <source>2  who plays the Union: a person, or the computer at one of its levels; 3 the same for the Confederates</source>
      <translation>2  wer die Union spielt: ein Mensch, oder der Computer auf einer seiner Stufen; 3 dasselbe für die Konföderierten</translation>
    </message>
    <message>
      <source>4  how much of the rules is played; Intermediate is Advanced without leaders and command control</source>
      <translation>4  wie viel von den Regeln gespielt wird; mittel ist voll ohne Anführer und Führung</translation>
    </message>
    <message>
      <source>5  enemy units are seen only where they are sighted</source>
      <translation>5  feindliche Einheiten sind nur zu sehen, wo sie gesichtet sind</translation>
    </message>
    <message>
      <source>6  minutes for each operations phase</source>
      <translation>6  Minuten für jede Operationsphase</translation>
    </message>
    <message>
      <source>7  with colours or without; 9 symbols show facing and mode, icons do not (the Basic game has icons)</source>
      <translation>7  mit Farben oder ohne; 9 Symbole zeigen Front und Modus, Bilder nicht (das Grundspiel hat Bilder)</translation>
    </message>
    <message>
      <source>8  whether the Union's divisions must be activated</source>
      <translation>8  ob die Divisionen der Union aktiviert werden müssen</translation>
    </message>
    <message>
      <source>Return goes on, Q leaves.</source>
      <translation>Return geht weiter, Q verlässt.</translation>
    </message>
    <message>
      <source>refused: the options of a saved game cannot be changed [ANT-1.4c]</source>
      <translation>abgelehnt: die Optionen eines gespeicherten Spiels können nicht geändert werden [ANT-1.4c]</translation>
    </message>
    <message>
      <source>{key} is no key of this menu; ? explains it.</source>
      <translation>{key} ist keine Taste dieses Menüs; ? erklärt es.</translation>
    </message>
    <message>
      <source>Minutes ({least}-{most}; Return is {default})?</source>
      <translation>Minuten ({least}-{most}; Return ist {default})?</translation>
    </message>
    <message>
      <source>{found} is not between {least} and {most}.</source>
      <translation>{found} liegt nicht zwischen {least} und {most}.</translation>
    </message>
    <message>
      <source>Delay of messages ({least}-{most}; Return is {default}, for a beginner)?</source>
      <translation>Pause der Meldungen ({least}-{most}; Return ist {default}, für den Anfang)?</translation>
    </message>
    <message>
      <source>{key} is no delay.</source>
      <translation>{key} ist keine Pause.</translation>
    </message>
    <message>
      <source>A name that no document has yet; Return goes back.</source>
      <translation>Ein Name, den noch kein Spielstand hat; Return geht zurück.</translation>
    </message>
    <message>
      <source>New game in which file?</source>
      <translation>Neues Spiel in welcher Datei?</translation>
    </message>
    <message>
      <source>There is a file {file} already.</source>
      <translation>Eine Datei {file} gibt es schon.</translation>
    </message>
    <message>
      <source>Saved here:</source>
      <translation>Hier gespeichert:</translation>
    </message>
    <message>
      <source>Saved game (its file; ? lists them, Return goes back)?</source>
      <translation>Gespeichertes Spiel (seine Datei; ? nennt sie, Return geht zurück)?</translation>
    </message>
    <message>
      <source>{file} is begun.</source>
      <translation>{file} ist begonnen.</translation>
    </message>
    <message>
      <source>Return goes on; until then nothing of either side is shown.</source>
      <translation>Return geht weiter; bis dahin wird von keiner Seite etwas gezeigt.</translation>
    </message>
    <message>
      <source>{side} player: type Return to take over.</source>
      <translation>Spieler {side}: Return übernimmt.</translation>
    </message>
    <message>
      <source>You have {minutes} minutes; S stops the clock.</source>
      <translation>{minutes} Minuten Zeit; S hält die Uhr an.</translation>
    </message>
    <message>
      <source>The map ends here.</source>
      <translation>Hier endet die Karte.</translation>
    </message>
    <message>
      <source>The clock is stopped: S lets it go on, nothing else does anything [ANT-R-TIME].</source>
      <translation>Die Uhr steht: S lässt sie weiterlaufen, sonst tut keine Taste etwas [ANT-R-TIME].</translation>
    </message>
    <message>
      <source>, stopped</source>
      <translation>, angehalten</translation>
    </message>
    <message>
      <source>{answer} is neither Y nor N.</source>
      <translation>{answer} ist weder Y noch N.</translation>
    </message>
    <message>
      <source>{key} is no key of this menu; ? lists them.</source>
      <translation>{key} ist keine Taste dieses Menüs; ? nennt sie.</translation>
    </message>
    <message>
      <source>Answers: {answers}</source>
      <translation>Antworten: {answers}</translation>
    </message>
    <message>
      <source>any words</source>
      <translation>beliebige Worte</translation>
    </message>
    <message>
      <source> (Return is {default})</source>
      <translation> (Return ist {default})</translation>
    </message>
    <message>
      <source>Your answer{offered}?</source>
      <translation>Antwort{offered}?</translation>
    </message>
    <message>
      <source>Battle {id} is being fought on the table; the game stands still until its result is in.</source>
      <translation>Schlacht {id} wird auf dem Tisch ausgetragen; das Spiel ruht, bis ihr Ergebnis da ist.</translation>
    </message>
    <message>
      <source>companion battle export gives it out, companion battle import enters its result.</source>
      <translation>companion battle export gibt sie aus, companion battle import trägt ihr Ergebnis ein.</translation>
    </message>
    <message>
      <source>Y takes it off the table without a result: nothing has happened. N leaves it there.</source>
      <translation>Y nimmt sie ohne Ergebnis vom Tisch: nichts ist geschehen. N lässt sie dort.</translation>
    </message>
    <message>
      <source>Call it off (Y or N)?</source>
      <translation>Absagen (Y oder N)?</translation>
    </message>
    <message>
      <source>Target of {unit}?</source>
      <translation>Ziel von {unit}?</translation>
    </message>
    <message>
      <source>? or H helps at every prompt, Q leaves; every order is saved as it is given.</source>
      <translation>? oder H hilft bei jeder Frage, Q verlässt das Spiel; jeder Befehl wird gespeichert, sobald er gegeben ist.</translation>
    </message>
    <message>
      <source>The game waits for the {seat} player.</source>
      <translation>Das Spiel wartet auf den Spieler: {seat}.</translation>
    </message>
    <message>
      <source>the {side} player gives his orders</source>
      <translation>der Spieler der Seite {side} gibt seine Befehle</translation>
    </message>
    <message>
      <source>{name} is no corps of yours; by letter and number they are: {corps}</source>
      <translation>{name} ist keines der eigenen Korps; nach Buchstabe und Nummer sind das: {corps}</translation>
    </message>
    <message>
      <source>Name a corps by its letter or number; Return goes back.</source>
      <translation>Ein Korps mit Buchstabe oder Nummer nennen; Eingabetaste: zurück.</translation>
    </message>
    <message>
      <source>Hexon?</source>
      <translation>Raster?</translation>
    </message>
    <message>
      <source>Y draws the hex grid; any other key leaves it off.</source>
      <translation>Y zeichnet das Hexraster; jede andere Taste lässt es weg.</translation>
    </message>
    <message>
      <source>Do you wish to continue looking at the map (Y or N)?</source>
      <translation>Weiter die Karte ansehen (Y = ja, N = nein)?</translation>
    </message>
    <message>
      <source>x from {left} to {right}, y from {top} to {bottom}</source>
      <translation>x von {left} bis {right}, y von {top} bis {bottom}</translation>
    </message>
    <message>
      <source>The hex in the upper left corner: {limits}. Return goes back.</source>
      <translation>Das Hexfeld oben links: {limits}. Eingabetaste: zurück.</translation>
    </message>
    <message>
      <source>What corner hex (X,Y)?</source>
      <translation>Welches Hexfeld als Ecke (X,Y)?</translation>
    </message>
    <message>
      <source>refused: {x},{y} is no corner: {limits} [{clause}]</source>
      <translation>abgelehnt: {x},{y} ist keine Ecke: {limits} [{clause}]</translation>
    </message>
    <message>
      <source>What are your orders, sir?</source>
      <translation>Welche Befehle, Herr General?</translation>
    </message>
    <message>
      <source>The game is saved to its last order, entry {entry}. Q leaves.</source>
      <translation>Das Spiel ist bis zum letzten Befehl gespeichert, Eintrag {entry}. Q verlässt es.</translation>
    </message>
    <message>
      <source>What corps commander?</source>
      <translation>Welcher Korpsführer?</translation>
    </message>
    <message>
      <source>{leader} of {corps} is secondary army commander.</source>
      <translation>{leader} von {corps} ist zweiter Befehlshaber der Armee.</translation>
    </message>
    <message>
      <source>A courier leaves for {corps}, expected there in turn {turn}: {orders}</source>
      <translation>Ein Kurier reitet zu {corps}, erwartet dort in Zug {turn}: {orders}</translation>
    </message>
    <message>
      <source>Orders to whom?</source>
      <translation>Befehle an wen?</translation>
    </message>
    <message>
      <source>Orders to {corps}</source>
      <translation>Befehle an {corps}</translation>
    </message>
    <message>
      <source>Written this phase: {orders}. A new set of orders discards them [RTG-12.0e].</source>
      <translation>In dieser Phase geschrieben: {orders}. Neue Befehle verwerfen sie [RTG-12.0e].</translation>
    </message>
    <message>
      <source>Orders?</source>
      <translation>Befehle?</translation>
    </message>
    <message>
      <source>Set to what march mode ({letters})?</source>
      <translation>Welche Marschart ({letters})?</translation>
    </message>
    <message>
      <source>{corps} in the force (Y or N)?</source>
      <translation>{corps} in den Verband (Y = ja, N = nein)?</translation>
    </message>
    <message>
      <source>What march rate do you wish ({letters})?</source>
      <translation>Welches Marschtempo ({letters})?</translation>
    </message>
    <message>
      <source>No force is formed.</source>
      <translation>Es wird kein Verband gebildet.</translation>
    </message>
    <message>
      <source>Force orders?</source>
      <translation>Befehle an den Verband?</translation>
    </message>
    <message>
      <source>The orders are: {codes}. ? explains them.</source>
      <translation>Die Befehle sind: {codes}. ? erklärt sie.</translation>
    </message>
    <message>
      <source>{given} is no order here. There are: {codes}. ? explains them.</source>
      <translation>{given} ist hier kein Befehl. Es gibt: {codes}. ? erklärt sie.</translation>
    </message>
    <message>
      <source>Starting hex (X,Y)?</source>
      <translation>Ausgangshexfeld (X,Y)?</translation>
    </message>
    <message>
      <source>No move is ordered.</source>
      <translation>Kein Marsch ist befohlen.</translation>
    </message>
    <message>
      <source>Direction?</source>
      <translation>Richtung?</translation>
    </message>
    <message>
      <source>The map is centred on the cursor, which stays in {hex}.</source>
      <translation>Die Karte ist auf den Zeiger zentriert, der in {hex} bleibt.</translation>
    </message>
    <message>
      <source>start</source>
      <translation>Anfang</translation>
    </message>
    <message>
      <source>Cursor: {hex} ({way}; {terrain})</source>
      <translation>Zeiger: {hex} ({way}; {terrain})</translation>
    </message>
    <message>
      <source>Restart the move (Y), or abort it (N)?</source>
      <translation>Marsch neu beginnen (Y) oder abbrechen (N)?</translation>
    </message>
    <message>
      <source>Where you think the corps will be when it reads the order.</source>
      <translation>Wo das Korps vermutlich steht, wenn es den Befehl liest.</translation>
    </message>
    <message>
      <source>If it is more than one hex from there it force marches to the path first. Return goes back.</source>
      <translation>Steht es mehr als ein Hexfeld von dort, geht es zuerst im Gewaltmarsch zum Weg. Eingabetaste: zurück.</translation>
    </message>
    <message>
      <source>1 to 6 move the cursor one hex, several digits one after the other.</source>
      <translation>1 bis 6 bewegen den Zeiger um ein Hexfeld, mehrere Ziffern nacheinander.</translation>
    </message>
    <message>
      <source>0 restarts or aborts the move; any other key, or Return, ends the path.</source>
      <translation>0 beginnt neu oder bricht ab; jede andere Taste, auch die Eingabetaste, beendet den Weg.</translation>
    </message>
    <message>
      <source>{side} Player Turn. Type Return to continue.</source>
      <translation>Spielerzug der Seite {side}. Weiter mit der Eingabetaste.</translation>
    </message>
    <message>
      <source>Return shows the reports that have come in; X goes straight to your orders.</source>
      <translation>Die Eingabetaste zeigt die eingegangenen Meldungen; X geht gleich zu den Befehlen.</translation>
    </message>
    <message>
      <source>Return shows the question; until then nothing of either side is shown.</source>
      <translation>Die Eingabetaste zeigt die Frage; bis dahin ist von keiner Seite etwas zu sehen.</translation>
    </message>
    <message>
      <source>A question for the {side} player. Type Return to continue.</source>
      <translation>Eine Frage an den Spieler der Seite {side}. Weiter mit der Eingabetaste.</translation>
    </message>
    <message>
      <source>Q leaves the game to fight it; it goes on here when you come back.</source>
      <translation>Q verlässt das Spiel, um sie zu schlagen; danach geht es hier weiter.</translation>
    </message>
    <message>
      <source>companion battle export gives it out for the table, companion battle import enters its result.</source>
      <translation>companion battle export gibt sie auf den Tisch, companion battle import trägt ihr Ergebnis ein.</translation>
    </message>
    <message>
      <source>Urgency ({least}-{most}; Return is {default})?</source>
      <translation>Nachdruck ({least}-{most}; Eingabetaste: {default})?</translation>
    </message>
    <message>
      <source>Ranking (Return keeps the order that is offered)?</source>
      <translation>Reihenfolge (Eingabetaste: wie vorgeschlagen)?</translation>
    </message>
    <message>
      <source>Your answer?</source>
      <translation>Antwort?</translation>
    </message>
    <message>
      <source>Y or N (Return is {default})?</source>
      <translation>Y (ja) oder N (nein) (Eingabetaste: {default})?</translation>
    </message>
    <message>
      <source>Type letters or numbers with commas, the front line first; offered is:</source>
      <translation>Buchstaben oder Nummern mit Komma eingeben, die vordere Linie zuerst; vorgeschlagen ist:</translation>
    </message>
    <message>
      <source>Set up which corps (ALL asks for each, Return lists, ET begins)?</source>
      <translation>Welches Korps aufstellen (ALL fragt nach jedem, Eingabetaste zeigt alle, ET beginnt)?</translation>
    </message>
    <message>
      <source>{corps}: number (Return keeps {now})?</source>
      <translation>{corps}: Nummer (Eingabetaste behält {now})?</translation>
    </message>
    <message>
      <source>{corps}: urgency {least}-{most} (Return keeps {now})?</source>
      <translation>{corps}: Nachdruck {least}-{most} (Eingabetaste behält {now})?</translation>
    </message>
    <message>
      <source>{corps}: contact {letters} (Return keeps {now})?</source>
      <translation>{corps}: Kontakt {letters} (Eingabetaste behält {now})?</translation>
    </message>
    <message>
      <source>Name a corps by letter or number to give it number, urgency and contact mode.</source>
      <translation>Ein Korps mit Buchstabe oder Nummer nennen, um ihm Nummer, Nachdruck und Kontaktverhalten zu geben.</translation>
    </message>
    <message>
      <source>Number: the lower has the right of way on the march. Urgency: higher marches and fights harder.</source>
      <translation>Nummer: die kleinere hat auf dem Marsch Vorrang. Nachdruck: der höhere marschiert und kämpft härter.</translation>
    </message>
    <message>
      <source>Contact mode: what it does when it meets the enemy; I leaves the choice to its commander.</source>
      <translation>Kontakt: was es tut, wenn es auf den Feind trifft; I überlässt es seinem Befehlshaber.</translation>
    </message>
    <message>
      <source>ALL asks for each corps in turn, Return lists them, ET ends your set-up, Q leaves.</source>
      <translation>ALL fragt nach jedem Korps, Eingabetaste zeigt alle, ET beendet die Aufstellung, Q verlässt das Spiel.</translation>
    </message>
    <message>
      <source>A whole number; high urgency marches and fights harder and tires more. Return goes back.</source>
      <translation>Eine ganze Zahl; hoher Nachdruck marschiert und kämpft härter und ermüdet mehr. Eingabetaste: zurück.</translation>
    </message>
    <message>
      <source>Set to what urgency ({least}-{most})?</source>
      <translation>Welcher Nachdruck ({least}-{most})?</translation>
    </message>
    <message>
      <source>What contact ({letters})?</source>
      <translation>Welches Kontaktverhalten ({letters})?</translation>
    </message>
    <message>
      <source>Contact mode {mode}: are you sure (Y or N)?</source>
      <translation>Kontaktverhalten: {mode}. Sicher (Y = ja, N = nein)?</translation>
    </message>
    <message>
      <source>The contact mode stays as it is.</source>
      <translation>Das Kontaktverhalten bleibt, wie es ist.</translation>
    </message>
    <message>
      <source>Change deployment to what ({letters})?</source>
      <translation>Welche Gliederung ({letters})?</translation>
    </message>
    <message>
      <source>Answer the question, or type Return to go back.</source>
      <translation>Die Frage beantworten, oder mit der Eingabetaste zurückgehen.</translation>
    </message>
    <message>
      <source>Type a key that the question names.</source>
      <translation>Eine Taste drücken, die in der Frage steht.</translation>
    </message>
    <message>
      <source>Any key goes on.</source>
      <translation>Weiter mit jeder Taste.</translation>
    </message>
    <message>
      <source>{answer} is no hex; type two numbers with a comma, as 12,8.</source>
      <translation>{answer} ist kein Hexfeld; zwei Zahlen mit Komma eingeben, etwa 12,8.</translation>
    </message>
    <message>
      <source>{answer} is no whole number.</source>
      <translation>{answer} ist keine ganze Zahl.</translation>
    </message>
    <message>
      <source>{answer} is not one of {letters}.</source>
      <translation>{answer} ist keiner der Buchstaben {letters}.</translation>
    </message>
    <message>
      <source>help tells what can be typed; Q leaves, everything is saved.</source>
      <translation>help sagt, was einzutippen ist; Q verlässt das Spiel, alles ist gespeichert.</translation>
    </message>
    <message>
      <source>A die of the other side is wanted here; the referee must enter it.</source>
      <translation>Hier fehlt ein Würfel der anderen Seite; der Spielleiter muss ihn eintragen.</translation>
    </message>
    <message>
      <source>A command as JSON, as {example} (companion commands miniatures lists all).</source>
      <translation>Ein Befehl als JSON, etwa {example} (alle zeigt companion commands miniatures).</translation>
    </message>
    <message>
      <source>next    goes on to the next step</source>
      <translation>next    geht zum nächsten Schritt</translation>
    </message>
    <message>
      <source>undo    takes back the newest entry, redo does it again</source>
      <translation>undo    nimmt den neuesten Eintrag zurück, redo wiederholt ihn</translation>
    </message>
    <message>
      <source>status  shows where the game stands</source>
      <translation>status  zeigt, wo das Spiel steht</translation>
    </message>
    <message>
      <source>Q       leaves; every command is saved as it is done</source>
      <translation>Q       verlässt das Spiel; jeder Befehl wird gespeichert, sobald er ausgeführt ist</translation>
    </message>
    <message>
      <source>close it there first</source>
      <translation>dort zuerst schließen</translation>
    </message>
    <message>
      <source>is played by the rules {of_game}, not {ruleset}</source>
      <translation>wird nach den Regeln {of_game} gespielt, nicht nach {ruleset}</translation>
    </message>
    <message>
      <source>{moment} is no moment</source>
      <translation>{moment} ist kein Zeitpunkt</translation>
    </message>
    <message>
      <source>say turn:N, phase:NAME or end</source>
      <translation>turn:N, phase:NAME oder end angeben</translation>
    </message>
    <message>
      <source>The game is over.</source>
      <translation>Das Spiel ist zu Ende.</translation>
    </message>
    <message>
      <source>A question waits for the {seat} side: {question}</source>
      <translation>Eine Frage wartet ({seat}): {question}</translation>
    </message>
    <message>
      <source>Battle {battle} is on the table: its result is entered before the game goes on.</source>
      <translation>Schlacht {battle} liegt auf dem Tisch: erst wird ihr Ergebnis eingetragen, dann geht das Spiel weiter.</translation>
    </message>
    <message>
      <source>Turn {turn}: the {side} side gives orders.</source>
      <translation>Zug {turn}: die Seite {side} gibt Befehle.</translation>
    </message>
    <message>
      <source>Turn {turn}, the {phase} begins.</source>
      <translation>Zug {turn}, es beginnt: {phase}.</translation>
    </message>
    <message>
      <source>Turn {turn}, the {phase} phase begins.</source>
      <translation>Zug {turn}, es beginnt die Phase: {phase}.</translation>
    </message>
    <message>
      <source>Victory points</source>
      <translation>Siegpunkte</translation>
    </message>
    <message>
      <source>Battles</source>
      <translation>Schlachten</translation>
    </message>
    <message>
      <source>Days of battle</source>
      <translation>Schlachttage</translation>
    </message>
    <message>
      <source>Turns</source>
      <translation>Züge</translation>
    </message>
    <message>
      <source>Confederate losses</source>
      <translation>Verluste der Konföderierten</translation>
    </message>
    <message>
      <source>Union losses</source>
      <translation>Verluste der Union</translation>
    </message>
    <message>
      <source>Exited</source>
      <translation>Abgezogen</translation>
    </message>
    <message>
      <source>Melees</source>
      <translation>Nahkämpfe</translation>
    </message>
    <message>
      <source>Routs</source>
      <translation>Fluchten</translation>
    </message>
    <message>
      <source>Confederate guns lost</source>
      <translation>Verlorene Geschütze (Konföderierte)</translation>
    </message>
    <message>
      <source>Confederate leaders lost</source>
      <translation>Verlorene Anführer (Konföderierte)</translation>
    </message>
    <message>
      <source>Union guns lost</source>
      <translation>Verlorene Geschütze (Union)</translation>
    </message>
    <message>
      <source>Union leaders lost</source>
      <translation>Verlorene Anführer (Union)</translation>
    </message>
    <message>
      <source>(read only: {reason})</source>
      <translation>(nur lesbar: {reason})</translation>
    </message>
    <message>
      <source>line {line}, column {column}: </source>
      <translation>Zeile {line}, Spalte {column}: </translation>
    </message>
    <message>
      <source>no such ruleset</source>
      <translation>dieses Regelwerk gibt es nicht</translation>
    </message>
    <message>
      <source>no such folder of house rules</source>
      <translation>diesen Ordner mit Hausregeln gibt es nicht</translation>
    </message>
    <message>
      <source>give the folder that holds the TOML files</source>
      <translation>den Ordner angeben, in dem die TOML-Dateien liegen</translation>
    </message>
    <message>
      <source>no chart of this ruleset has this file name</source>
      <translation>keine Tabelle dieses Regelwerks hat diesen Dateinamen</translation>
    </message>
    <message>
      <source>holds no TOML file</source>
      <translation>enthält keine TOML-Datei</translation>
    </message>
    <message>
      <source>copy a chart into it and change the copy</source>
      <translation>eine Tabelle hineinkopieren und die Kopie ändern</translation>
    </message>
    <message>
      <source>is larger than {largest} bytes</source>
      <translation>ist größer als {largest} Bytes</translation>
    </message>
    <message>
      <source>is it the right file?</source>
      <translation>ist es die richtige Datei?</translation>
    </message>
    <message>
      <source>no such file</source>
      <translation>diese Datei gibt es nicht</translation>
    </message>
    <message>
      <source>check the name and the folder</source>
      <translation>Namen und Ordner prüfen</translation>
    </message>
    <message>
      <source>is a folder, not a file</source>
      <translation>ist ein Ordner, keine Datei</translation>
    </message>
    <message>
      <source>save the file as UTF-8</source>
      <translation>die Datei als UTF-8 speichern</translation>
    </message>
    <message>
      <source>cannot be read: {error}</source>
      <translation>lässt sich nicht lesen: {error}</translation>
    </message>
    <message>
      <source>has a number of too many digits</source>
      <translation>hat eine Zahl mit zu vielen Stellen</translation>
    </message>
    <message>
      <source>expected a table, got {name}</source>
      <translation>statt einer Tabelle steht hier: {name}</translation>
    </message>
    <message>
      <source>unknown key</source>
      <translation>unbekannter Schlüssel</translation>
    </message>
    <message>
      <source>is missing</source>
      <translation>fehlt</translation>
    </message>
    <message>
      <source>{value!r} is not one of {names}</source>
      <translation>{value!r} ist keines von {names}</translation>
    </message>
    <message>
      <source>a table</source>
      <translation>eine Tabelle</translation>
    </message>
    <message>
      <source>a list</source>
      <translation>eine Liste</translation>
    </message>
    <message>
      <source>text</source>
      <translation>Text</translation>
    </message>
    <message>
      <source>true or false</source>
      <translation>true oder false</translation>
    </message>
    <message>
      <source>a whole number</source>
      <translation>eine ganze Zahl</translation>
    </message>
    <message>
      <source>a number</source>
      <translation>eine Zahl</translation>
    </message>
    <message>
      <source>did you mean {word!r}?</source>
      <translation>gemeint {word!r}?</translation>
    </message>
    <message>
      <source>{word!r} is not defined</source>
      <translation>{word!r} ist nicht bestimmt</translation>
    </message>
    <message>
      <source>companion-desktop [FILE] opens games in windows; companion --help lists everything else</source>
      <translation>companion-desktop [DATEI] öffnet Spiele in Fenstern; companion --help nennt alles andere</translation>
    </message>
    <message>
      <source>✓ Saved</source>
      <translation>✓ Gespeichert</translation>
    </message>
    <message>
      <source>Read-only</source>
      <translation>Nur lesbar</translation>
    </message>
    <message>
      <source>no face yet</source>
      <translation>noch keine Augenzahl</translation>
    </message>
    <message>
      <source>{what}: {face}</source>
      <translation>{what}: {face}</translation>
    </message>
    <message>
      <source>type 1 to 9, or 0 for 10</source>
      <translation>1 bis 9 eingeben, 0 für 10</translation>
    </message>
    <message>
      <source>type 1 to {n}</source>
      <translation>1 bis {n} eingeben</translation>
    </message>
    <message>
      <source>a die that was not thrown before: type its face</source>
      <translation>ein Würfel, der vorher nicht fiel: Augenzahl eingeben</translation>
    </message>
    <message>
      <source>the app rolled {n}</source>
      <translation>das Programm würfelte {n}</translation>
    </message>
    <message>
      <source>{n} was typed</source>
      <translation>{n} war eingegeben</translation>
    </message>
    <message>
      <source>{was}; now {face}</source>
      <translation>{was}; jetzt {face}</translation>
    </message>
    <message>
      <source>rolled by the app</source>
      <translation>vom Programm gewürfelt</translation>
    </message>
    <message>
      <source>typed</source>
      <translation>eingegeben</translation>
    </message>
    <message>
      <source>Mend a die of entry {n}</source>
      <translation>Würfel von Eintrag {n} berichtigen</translation>
    </message>
    <message>
      <source>What it changes</source>
      <translation>Was sich dadurch ändert</translation>
    </message>
    <message>
      <source>Mend</source>
      <translation>Berichtigen</translation>
    </message>
    <message>
      <source>Cancel</source>
      <translation>Abbrechen</translation>
    </message>
    <message>
      <source>no die was thrown in it</source>
      <translation>darin fiel kein Würfel</translation>
    </message>
    <message>
      <source>it is no longer on the present line of the game</source>
      <translation>er steht nicht mehr auf der jetzigen Linie des Spiels</translation>
    </message>
    <message>
      <source>Entry {n} cannot be mended: {why}</source>
      <translation>Eintrag {n} lässt sich nicht berichtigen: {why}</translation>
    </message>
    <message>
      <source>Type the face of the die that waits.</source>
      <translation>Augenzahl des wartenden Würfels eingeben.</translation>
    </message>
    <message>
      <source>it is refused</source>
      <translation>es wird abgelehnt</translation>
    </message>
    <message>
      <source>a die waits for its face</source>
      <translation>ein Würfel wartet auf seine Augenzahl</translation>
    </message>
    <message>
      <source>nothing is changed yet</source>
      <translation>noch ist nichts geändert</translation>
    </message>
    <message>
      <source>was</source>
      <translation>vorher</translation>
    </message>
    <message>
      <source>now</source>
      <translation>jetzt</translation>
    </message>
    <message>
      <source>companion: {file}: no such file</source>
      <translation>companion: {file}: keine solche Datei</translation>
    </message>
    <message>
      <source>by chance</source>
      <translation>zufällig</translation>
    </message>
    <message>
      <source>Seed of the dice</source>
      <translation>Startwert der Würfel</translation>
    </message>
    <message>
      <source>All as printed</source>
      <translation>Alles wie gedruckt</translation>
    </message>
    <message>
      <source>Put every choice back to its default</source>
      <translation>Jede Wahl auf ihre Vorgabe zurücksetzen</translation>
    </message>
    <message>
      <source>Dice</source>
      <translation>Würfel</translation>
    </message>
    <message>
      <source>Union dice</source>
      <translation>Würfel Union</translation>
    </message>
    <message>
      <source>Confederate dice</source>
      <translation>Würfel Konföderierte</translation>
    </message>
    <message>
      <source>the app rolls</source>
      <translation>das Programm würfelt</translation>
    </message>
    <message>
      <source>real dice, typed</source>
      <translation>echte Würfel, eingegeben</translation>
    </message>
    <message>
      <source>Seed of the app's dice</source>
      <translation>Startwert der Programmwürfel</translation>
    </message>
    <message>
      <source>Settings</source>
      <translation>Einstellungen</translation>
    </message>
    <message>
      <source>{choice} (default)</source>
      <translation>{choice} (Vorgabe)</translation>
    </message>
    <message>
      <source>1 choice differs</source>
      <translation>1 Wahl weicht ab</translation>
    </message>
    <message>
      <source>{n} choices differ</source>
      <translation>{n} weichen ab</translation>
    </message>
    <message>
      <source>All as printed: {what}</source>
      <translation>Alles wie gedruckt: {what}</translation>
    </message>
    <message>
      <source>nothing differs</source>
      <translation>nichts weicht ab</translation>
    </message>
    <message>
      <source>Who comes when, {title}</source>
      <translation>Wer wann kommt, {title}</translation>
    </message>
    <message>
      <source>Filled: on the table at the start. Light: comes on later, by this edge.</source>
      <translation>Gefüllt: anfangs auf dem Tisch. Hell: kommt später über diesen Rand.</translation>
    </message>
    <message>
      <source>A scenario file</source>
      <translation>Eine Szenariodatei</translation>
    </message>
    <message>
      <source>Scenarios (*.toml)</source>
      <translation>Szenarien (*.toml)</translation>
    </message>
    <message>
      <source>New game</source>
      <translation>Neues Spiel</translation>
    </message>
    <message>
      <source>File of the game</source>
      <translation>Datei des Spiels</translation>
    </message>
    <message>
      <source>What is begun</source>
      <translation>Was begonnen wird</translation>
    </message>
    <message>
      <source>A scenario file …</source>
      <translation>Eine Szenariodatei …</translation>
    </message>
    <message>
      <source>of your own, or of the scenario editor</source>
      <translation>eigene oder aus dem Szenario-Editor</translation>
    </message>
    <message>
      <source>Rosters …</source>
      <translation>Aufstellungen …</translation>
    </message>
    <message>
      <source>an order of battle a side, as CSV</source>
      <translation>eine Schlachtordnung je Seite, als CSV</translation>
    </message>
    <message>
      <source>Rosters</source>
      <translation>Aufstellungen</translation>
    </message>
    <message>
      <source>choose CSV files, or drop them here</source>
      <translation>CSV-Dateien wählen oder hierher ziehen</translation>
    </message>
    <message>
      <source>choose a TOML file, or drop one here</source>
      <translation>TOML-Datei wählen oder hierher ziehen</translation>
    </message>
    <message>
      <source>Objectives: {list}</source>
      <translation>Ziele: {list}</translation>
    </message>
    <message>
      <source>drop rosters (.csv) or a scenario (.toml); a game is opened in the window</source>
      <translation>Aufstellungen (.csv) oder ein Szenario (.toml) hierher ziehen; ein Spielstand wird im Fenster geöffnet</translation>
    </message>
    <message>
      <source>no scenario is chosen</source>
      <translation>kein Szenario gewählt</translation>
    </message>
    <message>
      <source>the scenario cannot be read</source>
      <translation>das Szenario ist nicht lesbar</translation>
    </message>
    <message>
      <source>Games (*.companion)</source>
      <translation>Spielstände (*.companion)</translation>
    </message>
    <message>
      <source>Choose …</source>
      <translation>Wählen …</translation>
    </message>
    <message>
      <source>Choose the file of the game</source>
      <translation>Datei des Spiels wählen</translation>
    </message>
    <message>
      <source>name the file of the game</source>
      <translation>Datei des Spiels nennen</translation>
    </message>
    <message>
      <source>there is a file of this name already; choose another</source>
      <translation>eine Datei dieses Namens gibt es schon; eine andere wählen</translation>
    </message>
    <message>
      <source>{path} could not be written: {why}</source>
      <translation>{path} ließ sich nicht schreiben: {why}</translation>
    </message>
    <message>
      <source>and {n} more</source>
      <translation>und {n} weitere</translation>
    </message>
    <message>
      <source>It cannot be begun. {why}</source>
      <translation>Es lässt sich nicht beginnen. {why}</translation>
    </message>
    <message>
      <source>Rosters (*.csv)</source>
      <translation>Aufstellungen (*.csv)</translation>
    </message>
    <message>
      <source>Row</source>
      <translation>Zeile</translation>
    </message>
    <message>
      <source>What is wrong</source>
      <translation>Was nicht stimmt</translation>
    </message>
    <message>
      <source>Choose rosters …</source>
      <translation>Aufstellungen wählen …</translation>
    </message>
    <message>
      <source>Read again</source>
      <translation>Neu lesen</translation>
    </message>
    <message>
      <source>Next bad row</source>
      <translation>Nächste fehlerhafte</translation>
    </message>
    <message>
      <source>Rows of the rosters, by side</source>
      <translation>Zeilen der Aufstellungen, nach Seiten</translation>
    </message>
    <message>
      <source>No roster is chosen yet.</source>
      <translation>Noch keine Aufstellung gewählt.</translation>
    </message>
    <message>
      <source>{n} rows, all good</source>
      <translation>Zeilen: {n}, alle gut</translation>
    </message>
    <message>
      <source>{n} rows, {bad} of them bad</source>
      <translation>Zeilen: {n}, davon fehlerhaft: {bad}</translation>
    </message>
    <message>
      <source>there is none</source>
      <translation>es gibt keine</translation>
    </message>
    <message>
      <source>Scenario</source>
      <translation>Szenario</translation>
    </message>
    <message>
      <source>a person</source>
      <translation>ein Mensch</translation>
    </message>
    <message>
      <source>{side} player</source>
      <translation>Spieler: {side}</translation>
    </message>
    <message>
      <source>Seed of the chances</source>
      <translation>Startwert des Zufalls</translation>
    </message>
    <message>
      <source>What can be begun</source>
      <translation>Was sich beginnen lässt</translation>
    </message>
    <message>
      <source>Across the table</source>
      <translation>Über den Tisch</translation>
    </message>
    <message>
      <source>page {n} of {all}, Page Down</source>
      <translation>Seite {n} von {all}, Bild ab</translation>
    </message>
    <message>
      <source>{side}, {points} points</source>
      <translation>{side}, Punkte: {points}</translation>
    </message>
    <message>
      <source>Now</source>
      <translation>Jetzt</translation>
    </message>
    <message>
      <source>{side} turn</source>
      <translation>{side} am Zug</translation>
    </message>
    <message>
      <source>points</source>
      <translation>Punkte</translation>
    </message>
    <message>
      <source>save the game in a file first: a side's board opens the file for that side alone</source>
      <translation>das Spiel zuerst in einer Datei speichern: die Tafel einer Seite öffnet die Datei für diese Seite allein</translation>
    </message>
    <message>
      <source>{side} board</source>
      <translation>Tafel: {side}</translation>
    </message>
    <message>
      <source>Key {key}</source>
      <translation>Taste {key}</translation>
    </message>
    <message>
      <source>the game is over</source>
      <translation>das Spiel ist zu Ende</translation>
    </message>
    <message>
      <source>The campaign ends as it stands and the points are counted now, by the scenario's own table: resigning costs none and gives the enemy none. Only the referee can take it back.</source>
      <translation>Der Feldzug endet, wie er steht, und die Punkte werden jetzt nach der Tabelle des Szenarios gezählt: Aufgeben kostet keine und gibt dem Feind keine. Nur der Spielleiter kann es zurücknehmen.</translation>
    </message>
    <message>
      <source>End the phase</source>
      <translation>Phase beenden</translation>
    </message>
    <message>
      <source>Any command, corps or clause …</source>
      <translation>Kommando, Korps oder Regelstelle …</translation>
    </message>
    <message>
      <source>Go to the map</source>
      <translation>Zur Karte</translation>
    </message>
    <message>
      <source>Go to the army</source>
      <translation>Zur Armee</translation>
    </message>
    <message>
      <source>Journal: show it, put it away</source>
      <translation>Protokoll zeigen, weglegen</translation>
    </message>
    <message>
      <source>Go to the letters</source>
      <translation>Zu den Briefen</translation>
    </message>
    <message>
      <source>Headquarters in the middle of the map</source>
      <translation>Hauptquartier in die Mitte der Karte</translation>
    </message>
    <message>
      <source>The whole map</source>
      <translation>Die ganze Karte</translation>
    </message>
    <message>
      <source>Replay the campaign</source>
      <translation>Feldzug noch einmal ansehen</translation>
    </message>
    <message>
      <source>Men in hundreds, guns as eight-pounders; what headquarters cannot see is grey</source>
      <translation>Mannschaft in Hunderten, Geschütze als Achtpfünder; was das Hauptquartier nicht sieht, ist grau</translation>
    </message>
    <message>
      <source>The army</source>
      <translation>Die Armee</translation>
    </message>
    <message>
      <source>No army is shown</source>
      <translation>Keine Armee wird gezeigt</translation>
    </message>
    <message>
      <source>Battles may be fought on the table</source>
      <translation>Schlachten können am Spieltisch geschlagen werden</translation>
    </message>
    <message>
      <source>the laptop changes hands</source>
      <translation>der Rechner wechselt den Besitzer</translation>
    </message>
    <message>
      <source>take the laptop first</source>
      <translation>erst den Rechner übernehmen</translation>
    </message>
    <message>
      <source>the computer plays</source>
      <translation>der Computer spielt</translation>
    </message>
    <message>
      <source>answer first</source>
      <translation>erst antworten</translation>
    </message>
    <message>
      <source>not your phase</source>
      <translation>nicht am Zug</translation>
    </message>
    <message>
      <source>End the set-up</source>
      <translation>Aufbau beenden</translation>
    </message>
    <message>
      <source>End {side} phase</source>
      <translation>Phase beenden: {side}</translation>
    </message>
    <message>
      <source>unread: {words}</source>
      <translation>ungelesen: {words}</translation>
    </message>
    <message>
      <source>Dispatch box</source>
      <translation>Depeschentasche</translation>
    </message>
    <message>
      <source>All</source>
      <translation>Alle</translation>
    </message>
    <message>
      <source>Unread</source>
      <translation>Ungelesen</translation>
    </message>
    <message>
      <source>Letters</source>
      <translation>Briefe</translation>
    </message>
    <message>
      <source>There is no such letter.</source>
      <translation>Einen solchen Brief gibt es nicht.</translation>
    </message>
    <message>
      <source>Show</source>
      <translation>Zeigen</translation>
    </message>
    <message>
      <source>Orders</source>
      <translation>Befehle</translation>
    </message>
    <message>
      <source>Read</source>
      <translation>Gelesen</translation>
    </message>
    <message>
      <source>Couriers out</source>
      <translation>Kuriere unterwegs</translation>
    </message>
    <message>
      <source>no letter is lit</source>
      <translation>kein Brief</translation>
    </message>
    <message>
      <source>no place</source>
      <translation>kein Ort</translation>
    </message>
    <message>
      <source>no corps</source>
      <translation>kein Korps</translation>
    </message>
    <message>
      <source>is read</source>
      <translation>ist gelesen</translation>
    </message>
    <message>
      <source>The result from the table …</source>
      <translation>Ergebnis vom Spieltisch …</translation>
    </message>
    <message>
      <source>Give the battle out for the table …</source>
      <translation>Schlacht für den Spieltisch ausgeben …</translation>
    </message>
    <message>
      <source>Calendar of the campaign</source>
      <translation>Kalender des Feldzugs</translation>
    </message>
    <message>
      <source>Battles of the turn</source>
      <translation>Schlachten des Zuges</translation>
    </message>
    <message>
      <source>What is kept of the battle</source>
      <translation>Was von der Schlacht aufbewahrt ist</translation>
    </message>
    <message>
      <source>Give it out again …</source>
      <translation>Noch einmal ausgeben …</translation>
    </message>
    <message>
      <source>● on the table   ○ by the computer</source>
      <translation>● am Spieltisch   ○ durch den Computer</translation>
    </message>
    <message>
      <source>● on the table   ○ by the computer   The calendar holds the battles that your couriers have told of; all of them are shown when the game is over.</source>
      <translation>● am Spieltisch   ○ durch den Computer   Der Kalender enthält die Schlachten, von denen die Kuriere berichtet haben; nach dem Spiel werden alle gezeigt.</translation>
    </message>
    <message>
      <source>No battle in this turn.</source>
      <translation>Keine Schlacht in diesem Zug.</translation>
    </message>
    <message>
      <source>Nothing is kept of it but its entries in the journal.</source>
      <translation>Davon ist nichts aufbewahrt als die Einträge im Protokoll.</translation>
    </message>
    <message>
      <source>{hour} night</source>
      <translation>{hour} Nacht</translation>
    </message>
    <message>
      <source>Days and turns of the campaign</source>
      <translation>Tage und Züge des Feldzugs</translation>
    </message>
    <message>
      <source>Where to</source>
      <translation>Wohin</translation>
    </message>
    <message>
      <source>Give the battle out for the table</source>
      <translation>Schlacht für den Spieltisch ausgeben</translation>
    </message>
    <message>
      <source>Folder</source>
      <translation>Ordner</translation>
    </message>
    <message>
      <source>Scale of the table</source>
      <translation>Maßstab des Spieltischs</translation>
    </message>
    <message>
      <source>Paper</source>
      <translation>Papier</translation>
    </message>
    <message>
      <source>Close</source>
      <translation>Schließen</translation>
    </message>
    <message>
      <source>Make them</source>
      <translation>Erstellen</translation>
    </message>
    <message>
      <source>Open the table game</source>
      <translation>Tischspiel öffnen</translation>
    </message>
    <message>
      <source>File</source>
      <translation>Datei</translation>
    </message>
    <message>
      <source>What it is for</source>
      <translation>Wofür sie ist</translation>
    </message>
    <message>
      <source>Who may read it</source>
      <translation>Wer sie lesen darf</translation>
    </message>
    <message>
      <source>check code {code}</source>
      <translation>Prüfzahl {code}</translation>
    </message>
    <message>
      <source>there is a {name} already</source>
      <translation>ein {name} gibt es schon</translation>
    </message>
    <message>
      <source>they are being made</source>
      <translation>sie werden erstellt</translation>
    </message>
    <message>
      <source>nothing is ticked</source>
      <translation>nichts ist angekreuzt</translation>
    </message>
    <message>
      <source>all that is ticked is made</source>
      <translation>alles Angekreuzte ist erstellt</translation>
    </message>
    <message>
      <source>The campaign goes on as it is: this battle has been fought.</source>
      <translation>Der Feldzug geht weiter, wie er ist: diese Schlacht ist geschlagen.</translation>
    </message>
    <message>
      <source>The result comes back on the page of the battle that waits, or by the command companion battle import.</source>
      <translation>Das Ergebnis kommt auf der Seite der wartenden Schlacht zurück, oder durch das Kommando companion battle import.</translation>
    </message>
    <message>
      <source>; the details are in {place}</source>
      <translation>; die Einzelheiten stehen in {place}</translation>
    </message>
    <message>
      <source>a fault in the program: {why}</source>
      <translation>ein Fehler im Programm: {why}</translation>
    </message>
    <message>
      <source>Orders being written</source>
      <translation>Befehle, die geschrieben werden</translation>
    </message>
    <message>
      <source>When it would be done, at the normal march</source>
      <translation>Wann es getan wäre, bei normalem Marsch</translation>
    </message>
    <message>
      <source>Select a corps to write to it.</source>
      <translation>Korps wählen, dann schreiben.</translation>
    </message>
    <message>
      <source>Value of the order</source>
      <translation>Wert des Befehls</translation>
    </message>
    <message>
      <source>To the whole force</source>
      <translation>An den ganzen Verband</translation>
    </message>
    <message>
      <source>Add</source>
      <translation>Hinzufügen</translation>
    </message>
    <message>
      <source>Discard all</source>
      <translation>Alle verwerfen</translation>
    </message>
    <message>
      <source>Set-up of {name}</source>
      <translation>Aufbau: {name}</translation>
    </message>
    <message>
      <source>Orders to {name}</source>
      <translation>Befehle an {name}</translation>
    </message>
    <message>
      <source>The laptop changes hands.</source>
      <translation>Der Rechner wechselt den Besitzer.</translation>
    </message>
    <message>
      <source>Orders are written in your own phase.</source>
      <translation>Befehle nur in der eigenen Phase.</translation>
    </message>
    <message>
      <source>It takes no orders any more.</source>
      <translation>Es nimmt keine Befehle mehr an.</translation>
    </message>
    <message>
      <source>To the whole force of {n}</source>
      <translation>An den ganzen Verband von {n}</translation>
    </message>
    <message>
      <source>Set</source>
      <translation>Setzen</translation>
    </message>
    <message>
      <source>no order</source>
      <translation>kein Befehl</translation>
    </message>
    <message>
      <source>not complete</source>
      <translation>nicht vollständig</translation>
    </message>
    <message>
      <source>At the normal march, if it stays dry</source>
      <translation>Bei normalem Marsch, wenn es trocken bleibt</translation>
    </message>
    <message>
      <source>{what}: click hexes on the map, or press 1 to 6 for the next, 1 north and on clockwise.</source>
      <translation>{what}: Hexfelder auf der Karte anklicken, oder 1 bis 6 für das nächste drücken, 1 ist Norden, dann im Uhrzeigersinn.</translation>
    </message>
    <message>
      <source>{what}: {place}</source>
      <translation>{what}: {place}</translation>
    </message>
    <message>
      <source>{what}: click a hex next to it.</source>
      <translation>{what}: ein Hexfeld daneben anklicken.</translation>
    </message>
    <message>
      <source>in front</source>
      <translation>vorn</translation>
    </message>
    <message>
      <source>Ranking, the front line first</source>
      <translation>Reihung, die vordere Linie zuerst</translation>
    </message>
    <message>
      <source>Further in front</source>
      <translation>Weiter nach vorn</translation>
    </message>
    <message>
      <source>Further back</source>
      <translation>Weiter zurück</translation>
    </message>
    <message>
      <source>Rank them so</source>
      <translation>So reihen</translation>
    </message>
    <message>
      <source>Estimated odds {odds}</source>
      <translation>Geschätzte Chancen {odds}</translation>
    </message>
    <message>
      <source>Answer {what}</source>
      <translation>{what} antworten</translation>
    </message>
    <message>
      <source>what is offered; Enter takes it</source>
      <translation>was angeboten ist; Enter nimmt es</translation>
    </message>
    <message>
      <source>when the game is over</source>
      <translation>wenn das Spiel zu Ende ist</translation>
    </message>
    <message>
      <source>A turn back</source>
      <translation>Ein Zug zurück</translation>
    </message>
    <message>
      <source>A turn on</source>
      <translation>Ein Zug vor</translation>
    </message>
    <message>
      <source>Next battle</source>
      <translation>Nächste Schlacht</translation>
    </message>
    <message>
      <source>a turn</source>
      <translation>ein Zug</translation>
    </message>
    <message>
      <source>Replay: {title}</source>
      <translation>Rückblick: {title}</translation>
    </message>
    <message>
      <source>What happened</source>
      <translation>Was geschah</translation>
    </message>
    <message>
      <source>Steps</source>
      <translation>Schritte</translation>
    </message>
    <message>
      <source>step {n} of {all}</source>
      <translation>Schritt {n} von {all}</translation>
    </message>
    <message>
      <source>zoom</source>
      <translation>Zoom</translation>
    </message>
    <message>
      <source>steps</source>
      <translation>Schritte</translation>
    </message>
    <message>
      <source>Army and orders</source>
      <translation>Armee und Befehle</translation>
    </message>
    <message>
      <source>The referee's seat: both sides are in sight, the computer waits. Ctrl Alt R leaves it.</source>
      <translation>Platz des Spielleiters: beide Seiten sind zu sehen, der Computer wartet. Strg Alt R verlässt ihn.</translation>
    </message>
    <message>
      <source>The computer plays on …</source>
      <translation>Der Computer spielt weiter …</translation>
    </message>
    <message>
      <source>next hex</source>
      <translation>nächstes Hexfeld</translation>
    </message>
    <message>
      <source>a hex back</source>
      <translation>ein Hexfeld zurück</translation>
    </message>
    <message>
      <source>add the march</source>
      <translation>Marsch hinzufügen</translation>
    </message>
    <message>
      <source>give it up</source>
      <translation>aufgeben</translation>
    </message>
    <message>
      <source>hex numbers</source>
      <translation>Nummern der Hexfelder</translation>
    </message>
    <message>
      <source>orders</source>
      <translation>Befehle</translation>
    </message>
    <message>
      <source>letters</source>
      <translation>Briefe</translation>
    </message>
    <message>
      <source>map</source>
      <translation>Karte</translation>
    </message>
    <message>
      <source>journal</source>
      <translation>Protokoll</translation>
    </message>
    <message>
      <source>undo</source>
      <translation>rückgängig</translation>
    </message>
    <message>
      <source>end the phase</source>
      <translation>Phase beenden</translation>
    </message>
    <message>
      <source>Read-only: {why}. Save a copy to go on with it.</source>
      <translation>Nur lesbar: {why}. Zum Weiterspielen eine Kopie speichern.</translation>
    </message>
    <message>
      <source>Colours of the light theme</source>
      <translation>Farben der hellen Ansicht</translation>
    </message>
    <message>
      <source>Colours of the dark theme</source>
      <translation>Farben der dunklen Ansicht</translation>
    </message>
    <message>
      <source>The colour now</source>
      <translation>Die jetzige Farbe</translation>
    </message>
    <message>
      <source>Another …</source>
      <translation>Andere …</translation>
    </message>
    <message>
      <source>The design's own</source>
      <translation>Wie vorgegeben</translation>
    </message>
    <message>
      <source>Another colour: {name}</source>
      <translation>Andere Farbe: {name}</translation>
    </message>
    <message>
      <source>From the referee's seat everything of both sides is in sight, and the computer waits until you leave it. Whoever plays a side should look away.</source>
      <translation>Vom Platz des Spielleiters ist alles von beiden Seiten zu sehen, und der Computer wartet, bis er verlassen wird. Wer eine Seite spielt, sollte wegsehen.</translation>
    </message>
    <message>
      <source>Take the referee's seat</source>
      <translation>Platz des Spielleiters einnehmen</translation>
    </message>
    <message>
      <source>Take the seat</source>
      <translation>Platz einnehmen</translation>
    </message>
    <message>
      <source>Resign</source>
      <translation>Aufgeben</translation>
    </message>
    <message>
      <source>Who resigns</source>
      <translation>Wer aufgibt</translation>
    </message>
    <message>
      <source>The {side} player</source>
      <translation>Spieler: {side}</translation>
    </message>
    <message>
      <source>reason, for the journal; it may stay empty</source>
      <translation>Grund, für das Protokoll; darf leer bleiben</translation>
    </message>
    <message>
      <source>Reason</source>
      <translation>Grund</translation>
    </message>
    <message>
      <source>{unit}, {what}: has none</source>
      <translation>{unit}, {what}: hat keine</translation>
    </message>
    <message>
      <source>{now}  (was {was})</source>
      <translation>{now}  (vorher {was})</translation>
    </message>
    <message>
      <source>Count the table</source>
      <translation>Tisch zählen</translation>
    </message>
    <message>
      <source>Apply</source>
      <translation>Anwenden</translation>
    </message>
    <message>
      <source>Units on the table</source>
      <translation>Einheiten auf dem Tisch</translation>
    </message>
    <message>
      <source>reason, for the journal: count of the table</source>
      <translation>Grund, für das Protokoll: Zählung des Tisches</translation>
    </message>
    <message>
      <source>What differs</source>
      <translation>Was abweicht</translation>
    </message>
    <message>
      <source>digits count, Space turns, Delete gives the app's value back, Enter goes down</source>
      <translation>Ziffern zählen, Leertaste wechselt, Entf stellt den Wert des Programms her, Eingabe geht nach unten</translation>
    </message>
    <message>
      <source>{unit}: {why}</source>
      <translation>{unit}: {why}</translation>
    </message>
    <message>
      <source>Hand over the laptop</source>
      <translation>Rechner weitergeben</translation>
    </message>
    <message>
      <source>{side} phase</source>
      <translation>Phase: {side}</translation>
    </message>
    <message>
      <source>The {side} commander takes the laptop now. What either side knows is shown only when the button is pressed.</source>
      <translation>Jetzt an den Rechner: Befehlshaber {side}. Was eine Seite weiß, erscheint erst, wenn der Knopf gedrückt ist.</translation>
    </message>
    <message>
      <source>I am the {side} commander</source>
      <translation>Befehlshaber {side} ist da</translation>
    </message>
    <message>
      <source>A fault in the program</source>
      <translation>Ein Fehler im Programm</translation>
    </message>
    <message>
      <source>Details of the fault</source>
      <translation>Einzelheiten des Fehlers</translation>
    </message>
    <message>
      <source>Go on</source>
      <translation>Weiter</translation>
    </message>
    <message>
      <source>Close and reopen</source>
      <translation>Schließen und neu öffnen</translation>
    </message>
    <message>
      <source>Copy details</source>
      <translation>Einzelheiten kopieren</translation>
    </message>
    <message>
      <source>Copied</source>
      <translation>Kopiert</translation>
    </message>
    <message>
      <source>Since then {n} more; the last: {what}</source>
      <translation>Seither {n} weitere; der letzte: {what}</translation>
    </message>
    <message>
      <source>The game is safe: everything that was done stands in {files}.</source>
      <translation>Das Spiel ist sicher: alles Getane steht in {files}.</translation>
    </message>
    <message>
      <source>Every game is safe: everything that was done stands in its file.</source>
      <translation>Jedes Spiel ist sicher: alles Getane steht in seiner Datei.</translation>
    </message>
    <message>
      <source>Nothing that was done is lost. A game that has no file yet lives as long as its window: keep it open.</source>
      <translation>Nichts von dem Getanen ist verloren. Ein Spiel ohne Datei lebt, solange sein Fenster offen ist: offen lassen.</translation>
    </message>
    <message>
      <source>The details could not be written to a log: copy them from here.</source>
      <translation>Die Einzelheiten ließen sich in kein Logbuch schreiben: von hier kopieren.</translation>
    </message>
    <message>
      <source>The details are in {place}.</source>
      <translation>Die Einzelheiten stehen in {place}.</translation>
    </message>
    <message>
      <source>A game without a file cannot be opened again.</source>
      <translation>Ein Spiel ohne Datei lässt sich nicht wieder öffnen.</translation>
    </message>
    <message>
      <source>more dice were entered than are rolled: {left}</source>
      <translation>mehr Würfel eingegeben, als geworfen werden: {left}</translation>
    </message>
    <message>
      <source>{face} is not on this die; give 1 to {sides}</source>
      <translation>{face} gibt es auf diesem Würfel nicht; 1 bis {sides} angeben</translation>
    </message>
    <message>
      <source>Not now</source>
      <translation>Nicht jetzt</translation>
    </message>
    <message>
      <source>die {n}: </source>
      <translation>Würfel {n}: </translation>
    </message>
    <message>
      <source>{nth}{what}: {face}</source>
      <translation>{nth}{what}: {face}</translation>
    </message>
    <message>
      <source>{path}: its rules cannot be read: {why}</source>
      <translation>{path}: seine Regeln sind nicht lesbar: {why}</translation>
    </message>
    <message>
      <source>this game is in memory only and has no file to copy</source>
      <translation>dieses Spiel steht nur im Speicher und hat keine Datei zum Kopieren</translation>
    </message>
    <message>
      <source>{path}: the game's file is damaged and was not copied</source>
      <translation>{path}: die Datei des Spiels ist beschädigt und wurde nicht kopiert</translation>
    </message>
    <message>
      <source>{path}: no copy was made: {why}</source>
      <translation>{path}: keine Kopie angelegt: {why}</translation>
    </message>
    <message>
      <source>there is no such folder; make it first or choose another</source>
      <translation>diesen Ordner gibt es nicht; zuerst anlegen oder einen anderen wählen</translation>
    </message>
    <message>
      <source>there is a folder of this name; choose another name</source>
      <translation>es gibt einen Ordner dieses Namens; anderen Namen wählen</translation>
    </message>
    <message>
      <source>the name is too long; choose a shorter one</source>
      <translation>der Name ist zu lang; einen kürzeren wählen</translation>
    </message>
    <message>
      <source>the system refused it ({why})</source>
      <translation>das System lehnte es ab ({why})</translation>
    </message>
    <message>
      <source>{path}: this is the game itself; choose another name</source>
      <translation>{path}: das ist das Spiel selbst; anderen Namen wählen</translation>
    </message>
    <message>
      <source>{path}: there is a file of this name already; choose another name</source>
      <translation>{path}: eine Datei dieses Namens gibt es schon; anderen Namen wählen</translation>
    </message>
    <message>
      <source>{path}: this game is open in a window; close it there or choose another name</source>
      <translation>{path}: dieses Spiel ist in einem Fenster offen; dort schließen oder anderen Namen wählen</translation>
    </message>
    <message>
      <source>{path}: the game was moved, renamed or deleted; no copy was made</source>
      <translation>{path}: das Spiel wurde verschoben, umbenannt oder gelöscht; keine Kopie angelegt</translation>
    </message>
    <message>
      <source>install the newest companion to open it</source>
      <translation>zum Öffnen die neueste Version installieren</translation>
    </message>
    <message>
      <source>it may have been moved or renamed; look for it with Open</source>
      <translation>vielleicht verschoben oder umbenannt; mit „Öffnen“ suchen</translation>
    </message>
    <message>
      <source>ask its owner for leave to read it</source>
      <translation>den Eigentümer um Leserecht bitten</translation>
    </message>
    <message>
      <source>"companion recover {name} NEW.companion" saves what is good into a new file</source>
      <translation>„companion recover {name} NEW.companion“ rettet das Brauchbare in eine neue Datei</translation>
    </message>
    <message>
      <source>its newest backup is {name}, of {when}</source>
      <translation>die neueste Sicherung ist {name} vom {when}</translation>
    </message>
    <message>
      <source>Save</source>
      <translation>Speichern</translation>
    </message>
    <message>
      <source>Leave them</source>
      <translation>Verwerfen</translation>
    </message>
    <message>
      <source>Go on editing</source>
      <translation>Weiter bearbeiten</translation>
    </message>
    <message>
      <source>there is no unit yet</source>
      <translation>noch gibt es keine Einheit</translation>
    </message>
    <message>
      <source>choose an army and add brigades and batteries</source>
      <translation>eine Armee wählen und Brigaden und Batterien hinzufügen</translation>
    </message>
    <message>
      <source>expected a whole number, got {typed}</source>
      <translation>ganze Zahl erwartet, nicht {typed}</translation>
    </message>
    <message>
      <source>is no time of day</source>
      <translation>ist keine Uhrzeit</translation>
    </message>
    <message>
      <source>write it as 08:00</source>
      <translation>als 08:00 schreiben</translation>
    </message>
    <message>
      <source>this formation has a leader already</source>
      <translation>dieser Verband hat schon einen Anführer</translation>
    </message>
    <message>
      <source>keep one of them</source>
      <translation>einen davon behalten</translation>
    </message>
    <message>
      <source>is empty</source>
      <translation>ist leer</translation>
    </message>
    <message>
      <source>its units would stand under what is above it</source>
      <translation>seine Einheiten stünden unter dem, was darüber steht</translation>
    </message>
    <message>
      <source>{name} stands there already</source>
      <translation>{name} steht dort schon</translation>
    </message>
    <message>
      <source>it would be one with it</source>
      <translation>beides würde eins</translation>
    </message>
    <message>
      <source>has no unit and will not be saved</source>
      <translation>hat keine Einheit und wird nicht gespeichert</translation>
    </message>
    <message>
      <source>add a brigade or battery, or remove it</source>
      <translation>Brigade oder Batterie hinzufügen oder entfernen</translation>
    </message>
    <message>
      <source>What is still wrong</source>
      <translation>Was noch nicht stimmt</translation>
    </message>
    <message>
      <source>✓ Nothing: a game can be begun with it.</source>
      <translation>✓ Nichts: damit lässt sich ein Spiel beginnen.</translation>
    </message>
    <message>
      <source>the battle</source>
      <translation>die Schlacht</translation>
    </message>
    <message>
      <source>without a name</source>
      <translation>ohne Namen</translation>
    </message>
    <message>
      <source>Name</source>
      <translation>Name</translation>
    </message>
    <message>
      <source>Leader of the</source>
      <translation>Anführer von</translation>
    </message>
    <message>
      <source>Exceptional leader</source>
      <translation>Herausragender Anführer</translation>
    </message>
    <message>
      <source>Arrives in turn</source>
      <translation>Trifft ein in Zug</translation>
    </message>
    <message>
      <source>By the edge</source>
      <translation>Über den Rand</translation>
    </message>
    <message>
      <source>Why, for readers</source>
      <translation>Warum, für Leser</translation>
    </message>
    <message>
      <source>Held at first by</source>
      <translation>Anfangs gehalten von</translation>
    </message>
    <message>
      <source>Title</source>
      <translation>Titel</translation>
    </message>
    <message>
      <source>Date, for example 1863-07-01</source>
      <translation>Datum, zum Beispiel 1863-07-01</translation>
    </message>
    <message>
      <source>Description</source>
      <translation>Beschreibung</translation>
    </message>
    <message>
      <source>Goes first</source>
      <translation>Beginnt</translation>
    </message>
    <message>
      <source>Begins at, for example 08:00</source>
      <translation>Beginn, zum Beispiel 08:00</translation>
    </message>
    <message>
      <source>Minutes a turn</source>
      <translation>Minuten je Zug</translation>
    </message>
    <message>
      <source>Men a stand</source>
      <translation>Mann je Base</translation>
    </message>
    <message>
      <source>as the game is set</source>
      <translation>wie das Spiel eingestellt ist</translation>
    </message>
    <message>
      <source>mounted</source>
      <translation>zu Pferd</translation>
    </message>
    <message>
      <source>on foot</source>
      <translation>abgesessen</translation>
    </message>
    <message>
      <source>as it comes</source>
      <translation>wie sie kommt</translation>
    </message>
    <message>
      <source>limbered</source>
      <translation>aufgeprotzt</translation>
    </message>
    <message>
      <source>unlimbered</source>
      <translation>abgeprotzt</translation>
    </message>
    <message>
      <source>Fresh from, in stands</source>
      <translation>Frisch ab, in Basen</translation>
    </message>
    <message>
      <source>Worn from, in stands</source>
      <translation>Angeschlagen ab, in Basen</translation>
    </message>
    <message>
      <source>Exceptional commander</source>
      <translation>Herausr. Befehlshaber</translation>
    </message>
    <message>
      <source>Cavalry is</source>
      <translation>Kavallerie ist</translation>
    </message>
    <message>
      <source>Carbine</source>
      <translation>Karabiner</translation>
    </message>
    <message>
      <source>Gun</source>
      <translation>Geschütz</translation>
    </message>
    <message>
      <source>Battalion, guns pooled</source>
      <translation>Bataillon, Geschütze vereint</translation>
    </message>
    <message>
      <source>Guns are</source>
      <translation>Geschütze sind</translation>
    </message>
    <message>
      <source>Source of the figures</source>
      <translation>Quelle der Zahlen</translation>
    </message>
    <message>
      <source>empty: on the table from the start</source>
      <translation>leer: von Anfang an auf dem Tisch</translation>
    </message>
    <message>
      <source>empty: with the first of his troops</source>
      <translation>leer: mit den ersten seiner Truppen</translation>
    </message>
    <message>
      <source>empty: not told</source>
      <translation>leer: nicht angegeben</translation>
    </message>
    <message>
      <source>empty: as the scale says</source>
      <translation>leer: wie der Maßstab sagt</translation>
    </message>
    <message>
      <source>empty: {n}, by the scale</source>
      <translation>leer: {n}, nach dem Maßstab</translation>
    </message>
    <message>
      <source>Order of battle</source>
      <translation>Schlachtordnung</translation>
    </message>
    <message>
      <source>{name}, leader</source>
      <translation>{name}, Anführer</translation>
    </message>
    <message>
      <source>cut, to put elsewhere</source>
      <translation>ausgeschnitten</translation>
    </message>
    <message>
      <source>The battle</source>
      <translation>Die Schlacht</translation>
    </message>
    <message>
      <source>{n} brigades, {guns} batteries</source>
      <translation>Brigaden: {n}, Batterien: {guns}</translation>
    </message>
    <message>
      <source>brigade or battery</source>
      <translation>Brigade oder Batterie</translation>
    </message>
    <message>
      <source>brigade</source>
      <translation>Brigade</translation>
    </message>
    <message>
      <source>battery</source>
      <translation>Batterie</translation>
    </message>
    <message>
      <source>New battery</source>
      <translation>Neue Batterie</translation>
    </message>
    <message>
      <source>New brigade</source>
      <translation>Neue Brigade</translation>
    </message>
    <message>
      <source>New corps</source>
      <translation>Neues Korps</translation>
    </message>
    <message>
      <source>New division</source>
      <translation>Neue Division</translation>
    </message>
    <message>
      <source>New objective</source>
      <translation>Neues Ziel</translation>
    </message>
    <message>
      <source>New leader</source>
      <translation>Neuer Anführer</translation>
    </message>
    <message>
      <source>Add: {what}</source>
      <translation>Hinzufügen: {what}</translation>
    </message>
    <message>
      <source>Remove</source>
      <translation>Entfernen</translation>
    </message>
    <message>
      <source>Undo</source>
      <translation>Rückgängig</translation>
    </message>
    <message>
      <source>Corps</source>
      <translation>Korps</translation>
    </message>
    <message>
      <source>New, an empty page</source>
      <translation>Neu, leeres Blatt</translation>
    </message>
    <message>
      <source>New, from a copy of</source>
      <translation>Neu, als Kopie von</translation>
    </message>
    <message>
      <source>Open …</source>
      <translation>Öffnen …</translation>
    </message>
    <message>
      <source>Save as …</source>
      <translation>Speichern unter …</translation>
    </message>
    <message>
      <source>Edit</source>
      <translation>Bearbeiten</translation>
    </message>
    <message>
      <source>Redo</source>
      <translation>Wiederholen</translation>
    </message>
    <message>
      <source>Cut, to put elsewhere</source>
      <translation>Ausschneiden, um es anderswo einzufügen</translation>
    </message>
    <message>
      <source>Put here what was cut</source>
      <translation>Ausgeschnittenes hier einfügen</translation>
    </message>
    <message>
      <source>Up</source>
      <translation>Nach oben</translation>
    </message>
    <message>
      <source>Down</source>
      <translation>Nach unten</translation>
    </message>
    <message>
      <source>Out of its formation</source>
      <translation>Aus seinem Verband heraus</translation>
    </message>
    <message>
      <source>Into the formation beside it</source>
      <translation>In den Verband daneben</translation>
    </message>
    <message>
      <source>Go to the tree</source>
      <translation>Zum Baum</translation>
    </message>
    <message>
      <source>Go to the fields</source>
      <translation>Zu den Feldern</translation>
    </message>
    <message>
      <source>Go to what is still wrong</source>
      <translation>Zu dem, was noch nicht stimmt</translation>
    </message>
    <message>
      <source>{path} is a folder; choose another name</source>
      <translation>{path} ist ein Ordner; anderen Namen wählen</translation>
    </message>
    <message>
      <source>Open a scenario</source>
      <translation>Szenario öffnen</translation>
    </message>
    <message>
      <source>Save the scenario</source>
      <translation>Szenario speichern</translation>
    </message>
    <message>
      <source>1 thing</source>
      <translation>1 Punkt</translation>
    </message>
    <message>
      <source>{n} things</source>
      <translation>{n} Punkte</translation>
    </message>
    <message>
      <source>{n}; choose one to go to its field</source>
      <translation>{n}; einen wählen, um zu seinem Feld zu gehen</translation>
    </message>
    <message>
      <source>Scenario without a title</source>
      <translation>Szenario ohne Titel</translation>
    </message>
    <message>
      <source>{title} – Scenario editor</source>
      <translation>{title} – Szenario-Editor</translation>
    </message>
    <message>
      <source>Without a name</source>
      <translation>Ohne Namen</translation>
    </message>
    <message>
      <source>the battle and its armies stay; choose something below them</source>
      <translation>die Schlacht und ihre Armeen bleiben; etwas darunter wählen</translation>
    </message>
    <message>
      <source>that cannot stand there</source>
      <translation>das kann dort nicht stehen</translation>
    </message>
    <message>
      <source>it can go no further that way</source>
      <translation>weiter geht es in dieser Richtung nicht</translation>
    </message>
    <message>
      <source>nothing was cut; cut something with Ctrl X first</source>
      <translation>nichts ist ausgeschnitten; zuerst mit Strg X ausschneiden</translation>
    </message>
    <message>
      <source>It was written by hand: saving asks for another name, so that its comments stay.</source>
      <translation>Es wurde von Hand geschrieben: Speichern fragt nach einem anderen Namen, damit seine Kommentare bleiben.</translation>
    </message>
    <message>
      <source>It was not opened. {why}</source>
      <translation>Nicht geöffnet. {why}</translation>
    </message>
    <message>
      <source>It is saved, but no game can be begun with it yet: see what is still wrong.</source>
      <translation>Gespeichert, doch damit lässt sich noch kein Spiel beginnen: siehe, was noch nicht stimmt.</translation>
    </message>
    <message>
      <source>There are changes that are not saved.</source>
      <translation>Es gibt ungespeicherte Änderungen.</translation>
    </message>
    <message>
      <source>Save a copy …</source>
      <translation>Kopie speichern …</translation>
    </message>
    <message>
      <source>Save the battle report …</source>
      <translation>Schlachtbericht speichern …</translation>
    </message>
    <message>
      <source>Print …</source>
      <translation>Drucken …</translation>
    </message>
    <message>
      <source>Mend a die of the last roll …</source>
      <translation>Würfel des letzten Wurfs berichtigen …</translation>
    </message>
    <message>
      <source>Any command, unit or clause …</source>
      <translation>Befehl, Einheit oder Regelstelle …</translation>
    </message>
    <message>
      <source>Filter the order of battle</source>
      <translation>Schlachtordnung filtern</translation>
    </message>
    <message>
      <source>Go to the work</source>
      <translation>Zur Arbeit</translation>
    </message>
    <message>
      <source>Go to the order of battle</source>
      <translation>Zur Schlachtordnung</translation>
    </message>
    <message>
      <source>Go to the journal</source>
      <translation>Zum Protokoll</translation>
    </message>
    <message>
      <source>Go to the list: on the table now</source>
      <translation>Zur Liste: jetzt auf dem Tisch</translation>
    </message>
    <message>
      <source>History of the selected unit</source>
      <translation>Geschichte der gewählten Einheit</translation>
    </message>
    <message>
      <source>Union dice: real or the app's</source>
      <translation>Würfel Union: echt oder vom Programm</translation>
    </message>
    <message>
      <source>Confederate dice: real or the app's</source>
      <translation>Würfel Konföderierte: echt oder vom Programm</translation>
    </message>
    <message>
      <source>Union players' board</source>
      <translation>Tafel der Unionsspieler</translation>
    </message>
    <message>
      <source>Confederate players' board</source>
      <translation>Tafel der Konföderiertenspieler</translation>
    </message>
    <message>
      <source>Colours …</source>
      <translation>Farben …</translation>
    </message>
    <message>
      <source>The clause behind what is selected</source>
      <translation>Regelstelle zum Gewählten</translation>
    </message>
    <message>
      <source>Rules reference</source>
      <translation>Regelwerk</translation>
    </message>
    <message>
      <source>A tour of the desk</source>
      <translation>Rundgang durch das Pult</translation>
    </message>
    <message>
      <source>no question is waiting</source>
      <translation>keine Frage wartet</translation>
    </message>
    <message>
      <source>everything is done</source>
      <translation>alles ist erledigt</translation>
    </message>
    <message>
      <source>this is not a fire step</source>
      <translation>dies ist kein Feuerschritt</translation>
    </message>
    <message>
      <source>this is not the step in which brigades maneuver</source>
      <translation>dies ist nicht der Schritt, in dem Brigaden manövrieren</translation>
    </message>
    <message>
      <source>this is not a step of charge combats</source>
      <translation>dies ist kein Schritt mit Sturmkämpfen</translation>
    </message>
    <message>
      <source>this is not the step of breakthrough moves</source>
      <translation>dies ist nicht der Schritt der Durchbruchsbewegungen</translation>
    </message>
    <message>
      <source>only a leader joins a unit; drop a unit on the work in the middle</source>
      <translation>nur Anführer schließen sich einer Einheit an; Einheiten auf die Arbeit in der Mitte ziehen</translation>
    </message>
    <message>
      <source>no die was thrown yet</source>
      <translation>noch fiel kein Würfel</translation>
    </message>
    <message>
      <source>no unit is selected</source>
      <translation>keine Einheit gewählt</translation>
    </message>
    <message>
      <source>Entry {n}</source>
      <translation>Eintrag {n}</translation>
    </message>
    <message>
      <source>Save a copy</source>
      <translation>Kopie speichern</translation>
    </message>
    <message>
      <source>Markdown (*.md);;HTML (*.html);;PDF (*.pdf)</source>
      <translation>Markdown (*.md);;HTML (*.html);;PDF (*.pdf)</translation>
    </message>
    <message>
      <source>Battle report</source>
      <translation>Schlachtbericht</translation>
    </message>
    <message>
      <source>New game …</source>
      <translation>Neues Spiel …</translation>
    </message>
    <message>
      <source>New campaign …</source>
      <translation>Neuer Feldzug …</translation>
    </message>
    <message>
      <source>New square-grid battle …</source>
      <translation>Neue Schlacht auf Feldern …</translation>
    </message>
    <message>
      <source>Scenario editor …</source>
      <translation>Szenario-Editor …</translation>
    </message>
    <message>
      <source>Games (*.companion *.companion.*)</source>
      <translation>Spielstände (*.companion *.companion.*)</translation>
    </message>
    <message>
      <source>Open a game</source>
      <translation>Spielstand öffnen</translation>
    </message>
    <message>
      <source>Light or dark</source>
      <translation>Hell oder dunkel</translation>
    </message>
    <message>
      <source>Larger</source>
      <translation>Größer</translation>
    </message>
    <message>
      <source>Smaller</source>
      <translation>Kleiner</translation>
    </message>
    <message>
      <source>Normal size</source>
      <translation>Normale Größe</translation>
    </message>
    <message>
      <source>Language: {name}</source>
      <translation>Sprache: {name}</translation>
    </message>
    <message>
      <source>as the system speaks</source>
      <translation>wie das System</translation>
    </message>
    <message>
      <source>it is so already</source>
      <translation>ist schon so</translation>
    </message>
    <message>
      <source>Inches or centimetres</source>
      <translation>Zoll oder Zentimeter</translation>
    </message>
    <message>
      <source>{name}: the ending says what is written: .md, .html or .pdf</source>
      <translation>{name}: die Endung sagt, was geschrieben wird: .md, .html oder .pdf</translation>
    </message>
    <message>
      <source>for example {name}</source>
      <translation>zum Beispiel {name}</translation>
    </message>
    <message>
      <source>the score cannot be reckoned: {why}</source>
      <translation>der Punktestand lässt sich nicht berechnen: {why}</translation>
    </message>
    <message>
      <source>{path}: no report was written: {why}</source>
      <translation>{path}: kein Bericht geschrieben: {why}</translation>
    </message>
    <message>
      <source>{battle}: battle report</source>
      <translation>{battle}: Schlachtbericht</translation>
    </message>
    <message>
      <source>The forces of {title}</source>
      <translation>Die Kräfte von {title}</translation>
    </message>
    <message>
      <source>As far as it can</source>
      <translation>So weit es geht</translation>
    </message>
    <message>
      <source>it cannot move</source>
      <translation>geht nicht</translation>
    </message>
    <message>
      <source>choose</source>
      <translation>wählen</translation>
    </message>
    <message>
      <source>type a name</source>
      <translation>Namen eingeben</translation>
    </message>
    <message>
      <source>nobody to choose</source>
      <translation>niemand zur Wahl</translation>
    </message>
    <message>
      <source>Another row</source>
      <translation>Weitere Zeile</translation>
    </message>
    <message>
      <source>Take the last row away</source>
      <translation>Letzte Zeile entfernen</translation>
    </message>
    <message>
      <source>{field} of row {n}</source>
      <translation>{field} in Zeile {n}</translation>
    </message>
    <message>
      <source>one row is needed</source>
      <translation>eine Zeile ist nötig</translation>
    </message>
    <message>
      <source>nothing is changed</source>
      <translation>nichts ist geändert</translation>
    </message>
    <message>
      <source>{side}, {kind}</source>
      <translation>{side}, {kind}</translation>
    </message>
    <message>
      <source>{place} is held by</source>
      <translation>{place} gehalten von</translation>
    </message>
    <message>
      <source>This battle has no objectives</source>
      <translation>Diese Schlacht hat keine Ziele</translation>
    </message>
    <message>
      <source>{side} {step}</source>
      <translation>{side}: {step}</translation>
    </message>
    <message>
      <source>score {union} to {confederate}</source>
      <translation>Punktestand {union} zu {confederate}</translation>
    </message>
    <message>
      <source>referee's seat</source>
      <translation>Spielleiter</translation>
    </message>
    <message>
      <source>entry {n}</source>
      <translation>Eintrag {n}</translation>
    </message>
    <message>
      <source>the battle is over</source>
      <translation>die Schlacht ist zu Ende</translation>
    </message>
    <message>
      <source>Nothing to undo</source>
      <translation>Nichts zurückzunehmen</translation>
    </message>
    <message>
      <source>Nothing to redo</source>
      <translation>Nichts zu wiederholen</translation>
    </message>
    <message>
      <source>this is the start of the game</source>
      <translation>dies ist der Anfang des Spiels</translation>
    </message>
    <message>
      <source>nothing was taken back here</source>
      <translation>hier wurde nichts zurückgenommen</translation>
    </message>
    <message>
      <source>Undo: {what}</source>
      <translation>Rückgängig: {what}</translation>
    </message>
    <message>
      <source>Redo: {what}</source>
      <translation>Wiederholen: {what}</translation>
    </message>
    <message>
      <source>real dice</source>
      <translation>echte Würfel</translation>
    </message>
    <message>
      <source>app rolls</source>
      <translation>Programm würfelt</translation>
    </message>
    <message>
      <source>by kind</source>
      <translation>je nach Art</translation>
    </message>
    <message>
      <source>{side} dice: {mode}</source>
      <translation>Würfel {side}: {mode}</translation>
    </message>
    <message>
      <source>Map: {title}</source>
      <translation>Karte: {title}</translation>
    </message>
    <message>
      <source>No hex is chosen</source>
      <translation>Kein Hexfeld ist gewählt</translation>
    </message>
    <message>
      <source>History, newest first</source>
      <translation>Geschichte, Neuestes zuerst</translation>
    </message>
    <message>
      <source>Choose a unit in the order of battle</source>
      <translation>Eine Einheit in der Schlachtordnung wählen</translation>
    </message>
    <message>
      <source>In short</source>
      <translation>Kurz gefasst</translation>
    </message>
    <message>
      <source>History of {unit}</source>
      <translation>Geschichte von {unit}</translation>
    </message>
    <message>
      <source>Show the working</source>
      <translation>Rechenweg zeigen</translation>
    </message>
    <message>
      <source>Rulings that can be switched</source>
      <translation>Auslegungen, die sich umstellen lassen</translation>
    </message>
    <message>
      <source>The ruling</source>
      <translation>Die Auslegung</translation>
    </message>
    <message>
      <source>counted into its stands when the game was begun</source>
      <translation>beim Beginn des Spiels in Basen umgerechnet</translation>
    </message>
    <message>
      <source>Battles may be fought on the table: {answer}</source>
      <translation>Schlachten dürfen auf dem Tisch ausgetragen werden: {answer}</translation>
    </message>
    <message>
      <source>Ruling and its question</source>
      <translation>Auslegung und ihre Frage</translation>
    </message>
    <message>
      <source>This game reads</source>
      <translation>Dieses Spiel liest</translation>
    </message>
    <message>
      <source>Read the ruling: {name}</source>
      <translation>Auslegung lesen: {name}</translation>
    </message>
    <message>
      <source>default: {reading}</source>
      <translation>Vorgabe: {reading}</translation>
    </message>
    <message>
      <source>Search the other rulings</source>
      <translation>Übrige Auslegungen durchsuchen</translation>
    </message>
    <message>
      <source>Rulings that cannot be switched</source>
      <translation>Auslegungen, die fest sind</translation>
    </message>
    <message>
      <source>All other rulings: not switchable, use an override</source>
      <translation>Alle übrigen Auslegungen sind fest: Werte von Hand setzen</translation>
    </message>
    <message>
      <source>reason of the change, for the journal</source>
      <translation>Grund der Änderung, für das Protokoll</translation>
    </message>
    <message>
      <source>not switchable</source>
      <translation>fest</translation>
    </message>
    <message>
      <source>house rule</source>
      <translation>Hausregel</translation>
    </message>
    <message>
      <source>changed</source>
      <translation>geändert</translation>
    </message>
    <message>
      <source>chosen, not yet changed</source>
      <translation>gewählt, noch nicht geändert</translation>
    </message>
    <message>
      <source>To change: {changes}</source>
      <translation>Zu ändern: {changes}</translation>
    </message>
    <message>
      <source>give a reason</source>
      <translation>Grund angeben</translation>
    </message>
    <message>
      <source>Journal, newest first</source>
      <translation>Protokoll, Neuestes zuerst</translation>
    </message>
    <message>
      <source>Journal</source>
      <translation>Protokoll</translation>
    </message>
    <message>
      <source>it was undone</source>
      <translation>er wurde rückgängig gemacht</translation>
    </message>
    <message>
      <source>Mend a die …</source>
      <translation>Würfel berichtigen …</translation>
    </message>
    <message>
      <source>it is the present entry</source>
      <translation>es ist der jetzige Eintrag</translation>
    </message>
    <message>
      <source>Undo this entry</source>
      <translation>Diesen Eintrag rückgängig machen</translation>
    </message>
    <message>
      <source>Undo back to before this entry</source>
      <translation>Bis vor diesen Eintrag rückgängig machen</translation>
    </message>
    <message>
      <source>it is the start of the game</source>
      <translation>es ist der Anfang des Spiels</translation>
    </message>
    <message>
      <source>Go to this entry</source>
      <translation>Zu diesem Eintrag</translation>
    </message>
    <message>
      <source> cm</source>
      <translation> cm</translation>
    </message>
    <message>
      <source>Nothing is chosen</source>
      <translation>Nichts ist gewählt</translation>
    </message>
    <message>
      <source>the return says so</source>
      <translation>so meldet es der Rückmeldebogen</translation>
    </message>
    <message>
      <source>No answer changes a loss. What each does besides stands under it; choose when the table is agreed on it.</source>
      <translation>Keine Antwort ändert einen Verlust. Was jede sonst bewirkt, steht darunter; wählen, wenn man sich am Tisch einig ist.</translation>
    </message>
    <message>
      <source>Who holds the field?</source>
      <translation>Wer behauptet das Schlachtfeld?</translation>
    </message>
    <message>
      <source>who holds it</source>
      <translation>wer es behauptet</translation>
    </message>
    <message>
      <source>on</source>
      <translation>weiter</translation>
    </message>
    <message>
      <source>Where does the result come from?</source>
      <translation>Woher kommt das Ergebnis?</translation>
    </message>
    <message>
      <source>The table game …</source>
      <translation>Das Tischspiel …</translation>
    </message>
    <message>
      <source>A file: battle.json, a result …</source>
      <translation>Datei: battle.json, ein Ergebnis …</translation>
    </message>
    <message>
      <source>By hand, from the form</source>
      <translation>Von Hand, nach dem Bogen</translation>
    </message>
    <message>
      <source>Read {name}</source>
      <translation>{name} gelesen</translation>
    </message>
    <message>
      <source>The result comes from {origin}</source>
      <translation>Das Ergebnis kommt von: {origin}</translation>
    </message>
    <message>
      <source>That game is not over: {moment}. </source>
      <translation>Dieses Spiel ist nicht zu Ende: {moment}. </translation>
    </message>
    <message>
      <source>it is by hand already</source>
      <translation>es ist schon von Hand</translation>
    </message>
    <message>
      <source>Reported</source>
      <translation>Gemeldet</translation>
    </message>
    <message>
      <source>the table game made here</source>
      <translation>das hier erstellte Tischspiel</translation>
    </message>
    <message>
      <source>table game</source>
      <translation>Tischspiel</translation>
    </message>
    <message>
      <source>file</source>
      <translation>Datei</translation>
    </message>
    <message>
      <source>by hand</source>
      <translation>von Hand</translation>
    </message>
    <message>
      <source>back to what was typed</source>
      <translation>zurück zum Eingetippten</translation>
    </message>
    <message>
      <source>The finished table game</source>
      <translation>Das beendete Tischspiel</translation>
    </message>
    <message>
      <source>A result</source>
      <translation>Ein Ergebnis</translation>
    </message>
    <message>
      <source>Results (*.json *.companion);;All files (*)</source>
      <translation>Ergebnisse (*.json *.companion);;Alle Dateien (*)</translation>
    </message>
    <message>
      <source>reported otherwise; with R give the reason</source>
      <translation>anders gemeldet; mit R den Grund angeben</translation>
    </message>
    <message>
      <source>why it is set otherwise than reported; it is kept with the battle</source>
      <translation>warum es anders gesetzt wird als gemeldet; wird mit der Schlacht aufbewahrt</translation>
    </message>
    <message>
      <source>Give the reason</source>
      <translation>Grund angeben</translation>
    </message>
    <message>
      <source>How it was reckoned</source>
      <translation>Wie gerechnet wurde</translation>
    </message>
    <message>
      <source>The log</source>
      <translation>Protokoll</translation>
    </message>
    <message>
      <source>The table game's log</source>
      <translation>Das Protokoll des Tischspiels</translation>
    </message>
    <message>
      <source>Reported otherwise: {names}</source>
      <translation>Anders gemeldet: {names}</translation>
    </message>
    <message>
      <source>The table's log</source>
      <translation>Protokoll vom Tisch</translation>
    </message>
    <message>
      <source>no table game was read</source>
      <translation>kein Tischspiel gelesen</translation>
    </message>
    <message>
      <source>type</source>
      <translation>tippen</translation>
    </message>
    <message>
      <source>one more, less</source>
      <translation>eins mehr, weniger</translation>
    </message>
    <message>
      <source>yes, no</source>
      <translation>ja, nein</translation>
    </message>
    <message>
      <source>next, or take a proposal</source>
      <translation>weiter, oder Vorschlag übernehmen</translation>
    </message>
    <message>
      <source>had no losses</source>
      <translation>hatte keine Verluste</translation>
    </message>
    <message>
      <source>nor had any other</source>
      <translation>auch sonst niemand</translation>
    </message>
    <message>
      <source>reason</source>
      <translation>Grund</translation>
    </message>
    <message>
      <source>working, log</source>
      <translation>Rechenweg, Protokoll</translation>
    </message>
    <message>
      <source>write the reason first</source>
      <translation>erst den Grund schreiben</translation>
    </message>
    <message>
      <source>The result from the table</source>
      <translation>Ergebnis vom Spieltisch</translation>
    </message>
    <message>
      <source>Leave, changing nothing</source>
      <translation>Verlassen, nichts ändern</translation>
    </message>
    <message>
      <source>what was typed is there again when the page is opened</source>
      <translation>das Eingetippte ist wieder da, wenn die Seite geöffnet wird</translation>
    </message>
    <message>
      <source>Back</source>
      <translation>Zurück</translation>
    </message>
    <message>
      <source>On</source>
      <translation>Weiter</translation>
    </message>
    <message>
      <source>this is the first step</source>
      <translation>dies ist der erste Schritt</translation>
    </message>
    <message>
      <source>{n} open</source>
      <translation>{n} offen</translation>
    </message>
    <message>
      <source>What stands against applying the result</source>
      <translation>Was gegen das Anwenden des Ergebnisses spricht</translation>
    </message>
    <message>
      <source>What will it do?</source>
      <translation>Was wird es bewirken?</translation>
    </message>
    <message>
      <source>Old and new are shown when nothing stands against the result any more; Enter leads to where it is answered.</source>
      <translation>Alt und Neu erscheinen, wenn nichts mehr gegen das Ergebnis spricht; Enter führt dorthin, wo es zu beantworten ist.</translation>
    </message>
    <message>
      <source>Becomes</source>
      <translation>Wird zu</translation>
    </message>
    <message>
      <source>to where it is answered</source>
      <translation>dorthin, wo es beantwortet wird</translation>
    </message>
    <message>
      <source>apply</source>
      <translation>anwenden</translation>
    </message>
    <message>
      <source>give a number</source>
      <translation>Zahl angeben</translation>
    </message>
    <message>
      <source>{name}, {figure}: {why}</source>
      <translation>{name}, {figure}: {why}</translation>
    </message>
    <message>
      <source>it was reported otherwise; give a reason</source>
      <translation>es wurde anders gemeldet; einen Grund angeben</translation>
    </message>
    <message>
      <source>Override</source>
      <translation>Von Hand setzen</translation>
    </message>
    <message>
      <source>for the journal, for example: scenario rule 3</source>
      <translation>für das Protokoll, zum Beispiel: Szenarioregel 3</translation>
    </message>
    <message>
      <source>Value</source>
      <translation>Wert</translation>
    </message>
    <message>
      <source>New</source>
      <translation>Neu</translation>
    </message>
    <message>
      <source>nobody and nothing in particular</source>
      <translation>niemand und nichts Bestimmtes</translation>
    </message>
    <message>
      <source>choose whose value it is, and which</source>
      <translation>wählen, wessen Wert es ist und welcher</translation>
    </message>
    <message>
      <source>that is what it is now</source>
      <translation>das ist schon der jetzige Wert</translation>
    </message>
    <message>
      <source>Any command, unit or clause</source>
      <translation>Befehl, Einheit oder Regelstelle</translation>
    </message>
    <message>
      <source>Search for any command, unit or clause</source>
      <translation>Befehl, Einheit oder Regelstelle suchen</translation>
    </message>
    <message>
      <source>Found</source>
      <translation>Gefunden</translation>
    </message>
    <message>
      <source>What is printed</source>
      <translation>Was gedruckt wird</translation>
    </message>
    <message>
      <source>Card</source>
      <translation>Karte</translation>
    </message>
    <message>
      <source>Backs</source>
      <translation>Rückseiten</translation>
    </message>
    <message>
      <source>Margin</source>
      <translation>Rand</translation>
    </message>
    <message>
      <source>Bleed</source>
      <translation>Beschnitt</translation>
    </message>
    <message>
      <source>What the printer cannot reach at the edges of the paper</source>
      <translation>Was der Drucker am Papierrand nicht erreicht</translation>
    </message>
    <message>
      <source>How far colour goes on beyond the cut</source>
      <translation>Wie weit die Farbe über den Schnitt hinausreicht</translation>
    </message>
    <message>
      <source>Both sides</source>
      <translation>Beide Seiten</translation>
    </message>
    <message>
      <source>this deck has the size that it has</source>
      <translation>dieser Kartensatz hat seine feste Größe</translation>
    </message>
    <message>
      <source>a fault in the program, nothing was printed: {why}</source>
      <translation>ein Fehler im Programm, nichts wurde gedruckt: {why}</translation>
    </message>
    <message>
      <source>The page as it is printed</source>
      <translation>Die Seite, wie sie gedruckt wird</translation>
    </message>
    <message>
      <source>No work is under way</source>
      <translation>Nichts ist in Arbeit</translation>
    </message>
    <message>
      <source>Preview</source>
      <translation>Vorschau</translation>
    </message>
    <message>
      <source>Previous</source>
      <translation>Zurück</translation>
    </message>
    <message>
      <source>Next</source>
      <translation>Weiter</translation>
    </message>
    <message>
      <source>page {n} of {all}</source>
      <translation>Seite {n} von {all}</translation>
    </message>
    <message>
      <source>no page</source>
      <translation>keine Seite</translation>
    </message>
    <message>
      <source>Print</source>
      <translation>Drucken</translation>
    </message>
    <message>
      <source>Print the PDF at 100 percent, without fitting it to the page.</source>
      <translation>Das PDF mit 100 Prozent drucken, ohne Anpassen an die Seite.</translation>
    </message>
    <message>
      <source>Save PDF …</source>
      <translation>PDF speichern …</translation>
    </message>
    <message>
      <source>Open in the viewer</source>
      <translation>Im Betrachter öffnen</translation>
    </message>
    <message>
      <source>Laying out</source>
      <translation>Seiten werden gesetzt</translation>
    </message>
    <message>
      <source>this game is open for the other side alone</source>
      <translation>dieses Spiel ist nur für die andere Seite offen</translation>
    </message>
    <message>
      <source>save the game in a file first: a briefing is made from the file as that side may read it</source>
      <translation>das Spiel zuerst in einer Datei speichern: die Lageeinweisung entsteht aus der Datei, wie diese Seite sie lesen darf</translation>
    </message>
    <message>
      <source>There is nothing to show</source>
      <translation>Es gibt nichts zu zeigen</translation>
    </message>
    <message>
      <source>The work was stopped; F5 begins it again</source>
      <translation>Die Arbeit wurde angehalten; F5 beginnt sie neu</translation>
    </message>
    <message>
      <source>Laying out {done} of {all}</source>
      <translation>Seite {done} von {all} wird gesetzt</translation>
    </message>
    <message>
      <source>no pages yet</source>
      <translation>noch keine Seiten</translation>
    </message>
    <message>
      <source>save it first</source>
      <translation>zuerst speichern</translation>
    </message>
    <message>
      <source>there are no pages yet</source>
      <translation>noch gibt es keine Seiten</translation>
    </message>
    <message>
      <source>Save PDF</source>
      <translation>PDF speichern</translation>
    </message>
    <message>
      <source>PDF (*.pdf)</source>
      <translation>PDF (*.pdf)</translation>
    </message>
    <message>
      <source>saved: {path}</source>
      <translation>gespeichert: {path}</translation>
    </message>
    <message>
      <source>save the PDF first</source>
      <translation>zuerst das PDF speichern</translation>
    </message>
    <message>
      <source>this system has no viewer for it; the file is {path}</source>
      <translation>dieses System hat keinen Betrachter dafür; die Datei ist {path}</translation>
    </message>
    <message>
      <source>{path}: no PDF was written: {why}</source>
      <translation>{path}: kein PDF geschrieben: {why}</translation>
    </message>
    <message>
      <source>{length} too far</source>
      <translation>{length} zu weit</translation>
    </message>
    <message>
      <source>How far it can go: name a unit</source>
      <translation>Wie weit sie kommt: eine Einheit nennen</translation>
    </message>
    <message>
      <source>It can go {inches}. {working}</source>
      <translation>Sie kommt {inches} weit. {working}</translation>
    </message>
    <message>
      <source>How far it can go</source>
      <translation>Wie weit sie kommt</translation>
    </message>
    <message>
      <source>name a unit</source>
      <translation>eine Einheit nennen</translation>
    </message>
    <message>
      <source>Search the rules</source>
      <translation>Regeln durchsuchen</translation>
    </message>
    <message>
      <source>The rule</source>
      <translation>Die Regel</translation>
    </message>
    <message>
      <source>Clauses, rulings and charts</source>
      <translation>Regelstellen, Auslegungen und Tabellen</translation>
    </message>
    <message>
      <source>No page has all these words.</source>
      <translation>Keine Seite enthält alle diese Wörter.</translation>
    </message>
    <message>
      <source>Forward</source>
      <translation>Vorwärts</translation>
    </message>
    <message>
      <source>All charts and clauses</source>
      <translation>Alle Tabellen und Regelstellen</translation>
    </message>
    <message>
      <source>chart</source>
      <translation>Tabelle</translation>
    </message>
    <message>
      <source>clause</source>
      <translation>Regelstelle</translation>
    </message>
    <message>
      <source>ruling</source>
      <translation>Auslegung</translation>
    </message>
    <message>
      <source>{n} of {all} pages</source>
      <translation>{n} von {all} Seiten</translation>
    </message>
    <message>
      <source>nothing before</source>
      <translation>nichts davor</translation>
    </message>
    <message>
      <source>nothing after</source>
      <translation>nichts danach</translation>
    </message>
    <message>
      <source>Steps of the replay</source>
      <translation>Schritte des Rückblicks</translation>
    </message>
    <message>
      <source>Play</source>
      <translation>Abspielen</translation>
    </message>
    <message>
      <source>A step back</source>
      <translation>Ein Schritt zurück</translation>
    </message>
    <message>
      <source>A step on</source>
      <translation>Ein Schritt vor</translation>
    </message>
    <message>
      <source>{n} steps a second</source>
      <translation>{n} Schritte je Sekunde</translation>
    </message>
    <message>
      <source>Pause</source>
      <translation>Anhalten</translation>
    </message>
    <message>
      <source>pause</source>
      <translation>anhalten</translation>
    </message>
    <message>
      <source>play</source>
      <translation>abspielen</translation>
    </message>
    <message>
      <source>a step</source>
      <translation>ein Schritt</translation>
    </message>
    <message>
      <source>first, last</source>
      <translation>erster, letzter</translation>
    </message>
    <message>
      <source>slower, faster</source>
      <translation>langsamer, schneller</translation>
    </message>
    <message>
      <source>it is not your turn</source>
      <translation>ein anderer ist am Zug</translation>
    </message>
    <message>
      <source>a side takes back its own entries of this phase only; the rest is the referee's</source>
      <translation>eine Seite nimmt nur eigene Einträge dieser Phase zurück; alles andere der Spielleiter</translation>
    </message>
    <message>
      <source>Save the report …</source>
      <translation>Bericht speichern …</translation>
    </message>
    <message>
      <source>Override any value</source>
      <translation>Beliebigen Wert von Hand setzen</translation>
    </message>
    <message>
      <source>The referee's seat: take it, leave it</source>
      <translation>Platz des Spielleiters einnehmen, verlassen</translation>
    </message>
    <message>
      <source>Take the laptop</source>
      <translation>Rechner übernehmen</translation>
    </message>
    <message>
      <source>Resign …</source>
      <translation>Aufgeben …</translation>
    </message>
    <message>
      <source>The clause behind what is done just now</source>
      <translation>Regelstelle zu dem, was gerade geschieht</translation>
    </message>
    <message>
      <source>the laptop is in the right hands</source>
      <translation>der Rechner ist in den richtigen Händen</translation>
    </message>
    <message>
      <source>nothing of your own in this phase is left to undo</source>
      <translation>von eigenen Einträgen dieser Phase ist nichts mehr zurückzunehmen</translation>
    </message>
    <message>
      <source>End</source>
      <translation>Beenden</translation>
    </message>
    <message>
      <source>No square is chosen</source>
      <translation>Kein Feld gewählt</translation>
    </message>
    <message>
      <source>The referee's companion</source>
      <translation>Der Gehilfe des Spielleiters</translation>
    </message>
    <message>
      <source>Games that go on</source>
      <translation>Laufende Spiele</translation>
    </message>
    <message>
      <source>Open a game …</source>
      <translation>Spielstand öffnen …</translation>
    </message>
    <message>
      <source>A tour of the sample battle</source>
      <translation>Rundgang: Beispielschlacht</translation>
    </message>
    <message>
      <source>No game has been played here yet.</source>
      <translation>Hier wurde noch nicht gespielt.</translation>
    </message>
    <message>
      <source>must</source>
      <translation>Pflicht</translation>
    </message>
    <message>
      <source>may</source>
      <translation>möglich</translation>
    </message>
    <message>
      <source>done</source>
      <translation>erledigt</translation>
    </message>
    <message>
      <source>to do</source>
      <translation>zu tun</translation>
    </message>
    <message>
      <source>This step</source>
      <translation>Dieser Schritt</translation>
    </message>
    <message>
      <source>Duties of the step</source>
      <translation>Pflichten des Schritts</translation>
    </message>
    <message>
      <source>Next step</source>
      <translation>Nächster Schritt</translation>
    </message>
    <message>
      <source>{n} duties are open</source>
      <translation>{n} Pflichten sind offen</translation>
    </message>
    <message>
      <source>On the table now</source>
      <translation>Jetzt auf dem Tisch</translation>
    </message>
    <message>
      <source>{n} to do</source>
      <translation>{n} zu tun</translation>
    </message>
    <message>
      <source>all is done</source>
      <translation>alles erledigt</translation>
    </message>
    <message>
      <source>The battle ends as it stands: losses so far and the objectives held now are counted. Resigning costs nothing more and gives the enemy nothing. Only the referee can take it back.</source>
      <translation>Die Schlacht endet, wie sie steht: gezählt werden die bisherigen Verluste und die jetzt gehaltenen Ziele. Aufgeben kostet sonst nichts und gibt dem Gegner nichts. Nur der Spielleiter kann es zurücknehmen.</translation>
    </message>
    <message>
      <source>Note …</source>
      <translation>Notiz …</translation>
    </message>
    <message>
      <source>End the phase …</source>
      <translation>Phase beenden …</translation>
    </message>
    <message>
      <source>Let the computer wait, or go on</source>
      <translation>Den Computer warten oder weitermachen lassen</translation>
    </message>
    <message>
      <source>Stop the clock, or let it go on</source>
      <translation>Uhr anhalten oder weiterlaufen lassen</translation>
    </message>
    <message>
      <source>Next unit</source>
      <translation>Nächste Einheit</translation>
    </message>
    <message>
      <source>Next unit in the square</source>
      <translation>Nächste Einheit im Feld</translation>
    </message>
    <message>
      <source>Put the unit down</source>
      <translation>Einheit ablegen</translation>
    </message>
    <message>
      <source>The other page of the unit</source>
      <translation>Die andere Seite der Einheit</translation>
    </message>
    <message>
      <source>Go to the unit</source>
      <translation>Zur Einheit gehen</translation>
    </message>
    <message>
      <source>Go to the working</source>
      <translation>Zum Rechenweg gehen</translation>
    </message>
    <message>
      <source>The unit in the middle of the map</source>
      <translation>Einheit in die Kartenmitte</translation>
    </message>
    <message>
      <source>The points as they stand …</source>
      <translation>Punktestand …</translation>
    </message>
    <message>
      <source>Play the last combat back</source>
      <translation>Letzten Kampf abspielen</translation>
    </message>
    <message>
      <source>Play combat back by itself, or no longer</source>
      <translation>Kämpfe von selbst abspielen oder nicht mehr</translation>
    </message>
    <message>
      <source>Any turn again …</source>
      <translation>Beliebigen Zug noch einmal …</translation>
    </message>
    <message>
      <source>All keys …</source>
      <translation>Alle Tasten …</translation>
    </message>
    <message>
      <source>{what} on the map, or no longer</source>
      <translation>{what} auf der Karte ein oder aus</translation>
    </message>
    <message>
      <source>Figures or symbols</source>
      <translation>Figuren oder Symbole</translation>
    </message>
    <message>
      <source>the computer is not at it</source>
      <translation>der Computer ist nicht am Zug</translation>
    </message>
    <message>
      <source>this phase has no time limit</source>
      <translation>diese Phase hat keine Zeitgrenze</translation>
    </message>
    <message>
      <source>no unit of your own is in hand</source>
      <translation>keine eigene Einheit ist gewählt</translation>
    </message>
    <message>
      <source>not in this game</source>
      <translation>nicht in diesem Spiel</translation>
    </message>
    <message>
      <source>All keys</source>
      <translation>Alle Tasten</translation>
    </message>
    <message>
      <source>all are shown</source>
      <translation>alle werden gezeigt</translation>
    </message>
    <message>
      <source>hidden until sighted</source>
      <translation>verborgen, bis sie gesichtet sind</translation>
    </message>
    <message>
      <source>divisions are activated</source>
      <translation>Divisionen werden aktiviert</translation>
    </message>
    <message>
      <source>all may move at once</source>
      <translation>alle dürfen sich sofort bewegen</translation>
    </message>
    <message>
      <source>{n} minutes</source>
      <translation>{n} Minuten</translation>
    </message>
    <message>
      <source>Time limit of an operation phase</source>
      <translation>Zeitgrenze einer Operationsphase</translation>
    </message>
    <message>
      <source>Taken up again</source>
      <translation>Wieder aufgenommen</translation>
    </message>
    <message>
      <source>it goes on where it was left</source>
      <translation>es geht weiter, wo es verlassen wurde</translation>
    </message>
    <message>
      <source>from its last save point</source>
      <translation>vom letzten Sicherungspunkt</translation>
    </message>
    <message>
      <source>{n}: historical</source>
      <translation>{n}: historisch</translation>
    </message>
    <message>
      <source>the Union</source>
      <translation>die Union</translation>
    </message>
    <message>
      <source>the Confederates</source>
      <translation>die Konföderierten</translation>
    </message>
    <message>
      <source>much</source>
      <translation>stark</translation>
    </message>
    <message>
      <source>a little</source>
      <translation>leicht</translation>
    </message>
    <message>
      <source>{n}: favours {side} {much}</source>
      <translation>{n}: begünstigt {side} {much}</translation>
    </message>
    <message>
      <source>The computer waits: {phase}</source>
      <translation>Der Computer wartet: {phase}</translation>
    </message>
    <message>
      <source>The computer plays: {phase}</source>
      <translation>Der Computer spielt: {phase}</translation>
    </message>
    <message>
      <source>take the laptop</source>
      <translation>Gerät übernehmen</translation>
    </message>
    <message>
      <source>square</source>
      <translation>Feld</translation>
    </message>
    <message>
      <source>plot</source>
      <translation>planen</translation>
    </message>
    <message>
      <source>no plot</source>
      <translation>kein Plan</translation>
    </message>
    <message>
      <source>sight</source>
      <translation>Sicht</translation>
    </message>
    <message>
      <source>leave</source>
      <translation>verlassen</translation>
    </message>
    <message>
      <source>look that way</source>
      <translation>dorthin sehen</translation>
    </message>
    <message>
      <source>no longer</source>
      <translation>nicht mehr</translation>
    </message>
    <message>
      <source>leave it so</source>
      <translation>so lassen</translation>
    </message>
    <message>
      <source>face, 1 north and on clockwise</source>
      <translation>Front, 1 Nord und weiter im Uhrzeigersinn</translation>
    </message>
    <message>
      <source>move</source>
      <translation>Bewegung</translation>
    </message>
    <message>
      <source>go to the square</source>
      <translation>ins Feld gehen</translation>
    </message>
    <message>
      <source>reach</source>
      <translation>Reichweite</translation>
    </message>
    <message>
      <source>zones</source>
      <translation>Zonen</translation>
    </message>
    <message>
      <source>next in square</source>
      <translation>nächste im Feld</translation>
    </message>
    <message>
      <source>next unit</source>
      <translation>nächste Einheit</translation>
    </message>
    <message>
      <source>put down</source>
      <translation>ablegen</translation>
    </message>
    <message>
      <source>all keys</source>
      <translation>alle Tasten</translation>
    </message>
    <message>
      <source>cursor</source>
      <translation>Zeiger</translation>
    </message>
    <message>
      <source>take in hand</source>
      <translation>wählen</translation>
    </message>
    <message>
      <source>Working</source>
      <translation>Rechenweg</translation>
    </message>
    <message>
      <source>Who stands there</source>
      <translation>Wer dort steht</translation>
    </message>
    <message>
      <source>Click a square, or go by arrows.</source>
      <translation>Feld anklicken oder Pfeiltasten.</translation>
    </message>
    <message>
      <source>Go there</source>
      <translation>Dorthin gehen</translation>
    </message>
    <message>
      <source>Men lost</source>
      <translation>Verlust (Mann)</translation>
    </message>
    <message>
      <source>Plot it, {cost}</source>
      <translation>Planen, {cost}</translation>
    </message>
    <message>
      <source>Plot it</source>
      <translation>Planen</translation>
    </message>
    <message>
      <source>It is plotted</source>
      <translation>Ist geplant</translation>
    </message>
    <message>
      <source>E clears it</source>
      <translation>E löscht es</translation>
    </message>
    <message>
      <source>Operation points</source>
      <translation>Operationspunkte</translation>
    </message>
    <message>
      <source>Take it in hand</source>
      <translation>Wählen</translation>
    </message>
    <message>
      <source>the clock is stopped: S lets it go on</source>
      <translation>die Uhr steht: S lässt sie weiterlaufen</translation>
    </message>
    <message>
      <source>The time is up</source>
      <translation>Die Zeit ist um</translation>
    </message>
    <message>
      <source>Divisions</source>
      <translation>Divisionen</translation>
    </message>
    <message>
      <source>Enter or a double click activates; F8 ends it. [ANT-3.1b]</source>
      <translation>Eingabe oder Doppelklick aktiviert; F8 beendet es. [ANT-3.1b]</translation>
    </message>
    <message>
      <source>End: {phase}</source>
      <translation>{phase} beenden</translation>
    </message>
    <message>
      <source>End it: combat</source>
      <translation>Beenden: Kampf</translation>
    </message>
    <message>
      <source>Plots stay and combat follows; what is over is not taken back from a side's seat.</source>
      <translation>Pläne bleiben und der Kampf folgt; was vorbei ist, wird vom Platz einer Seite nicht zurückgenommen.</translation>
    </message>
    <message>
      <source>Nothing is left undone.</source>
      <translation>Nichts bleibt ungetan.</translation>
    </message>
    <message>
      <source>What would be left undone</source>
      <translation>Was ungetan bliebe</translation>
    </message>
    <message>
      <source>Space or a double click goes to the unit; Enter ends the phase.</source>
      <translation>Leertaste oder Doppelklick führt zur Einheit; Eingabe beendet die Phase.</translation>
    </message>
    <message>
      <source>Note</source>
      <translation>Notiz</translation>
    </message>
    <message>
      <source>Write it down</source>
      <translation>Aufschreiben</translation>
    </message>
    <message>
      <source>nothing is written</source>
      <translation>nichts ist geschrieben</translation>
    </message>
    <message>
      <source>{time}, stopped</source>
      <translation>{time}, angehalten</translation>
    </message>
    <message>
      <source>{time} left</source>
      <translation>noch {time}</translation>
    </message>
    <message>
      <source>the combat is played back</source>
      <translation>Kampf läuft</translation>
    </message>
    <message>
      <source>the computer waits</source>
      <translation>der Computer wartet</translation>
    </message>
    <message>
      <source>End activation</source>
      <translation>Aktivierung beenden</translation>
    </message>
    <message>
      <source>End operations</source>
      <translation>Operationen beenden</translation>
    </message>
    <message>
      <source>not now</source>
      <translation>jetzt nicht</translation>
    </message>
    <message>
      <source>nothing of it is to be seen</source>
      <translation>davon ist nichts zu sehen</translation>
    </message>
    <message>
      <source>Play it back</source>
      <translation>Abspielen</translation>
    </message>
    <message>
      <source>Icons</source>
      <translation>Figuren</translation>
    </message>
    <message>
      <source>Figures in place of symbols: they show neither facing nor mode [ANT-2.1p]</source>
      <translation>Figuren statt Symbolen: sie zeigen weder Front noch Zustand [ANT-2.1p]</translation>
    </message>
    <message>
      <source>On the map</source>
      <translation>Auf der Karte</translation>
    </message>
    <message>
      <source>nothing was fought yet</source>
      <translation>noch wurde nicht gekämpft</translation>
    </message>
    <message>
      <source>this seat saw nothing of it</source>
      <translation>dieser Platz hat nichts davon gesehen</translation>
    </message>
    <message>
      <source>Combat is played back from now on.</source>
      <translation>Kämpfe werden von jetzt an abgespielt.</translation>
    </message>
    <message>
      <source>Combat is played back no longer; Ctrl R shows it.</source>
      <translation>Kämpfe werden nicht mehr abgespielt; Strg R zeigt sie.</translation>
    </message>
    <message>
      <source>this game has no such order</source>
      <translation>dieses Spiel hat keinen solchen Befehl</translation>
    </message>
    <message>
      <source>Fire of {name}: click a square or go there by arrows, T or Enter plots it.</source>
      <translation>Feuer von {name}: Feld anklicken oder mit den Pfeilen dorthin, T oder Eingabe plant es.</translation>
    </message>
    <message>
      <source>{name} faces</source>
      <translation>Front von {name}</translation>
    </message>
    <message>
      <source>What is seen from {at}: all round, or to the</source>
      <translation>Was von {at} zu sehen ist: ringsum oder nach</translation>
    </message>
    <message>
      <source>Part</source>
      <translation>Abschnitt</translation>
    </message>
    <message>
      <source>A part back</source>
      <translation>Ein Abschnitt zurück</translation>
    </message>
    <message>
      <source>A part on</source>
      <translation>Ein Abschnitt weiter</translation>
    </message>
    <message>
      <source>Next crisis</source>
      <translation>Nächste Krise</translation>
    </message>
    <message>
      <source>a part</source>
      <translation>ein Abschnitt</translation>
    </message>
    <message>
      <source>What happened, and why</source>
      <translation>Was geschah und warum</translation>
    </message>
    <message>
      <source>Among hidden units a side does not know the score: it would tell where the enemy is.</source>
      <translation>Bei verborgenen Einheiten kennt eine Seite den Punktestand nicht: er verriete, wo der Gegner steht.</translation>
    </message>
    <message>
      <source>Union less Confederate</source>
      <translation>Union abzüglich Konföderierte</translation>
    </message>
    <message>
      <source>The points row by row</source>
      <translation>Die Punkte Zeile für Zeile</translation>
    </message>
    <message>
      <source>Any turn again</source>
      <translation>Beliebiger Zug noch einmal</translation>
    </message>
    <message>
      <source>Everything is revealed: the map and the units of both sides may be examined. [ANT-10.0c]</source>
      <translation>Alles ist aufgedeckt: die Karte und die Einheiten beider Seiten dürfen angesehen werden. [ANT-10.0c]</translation>
    </message>
    <message>
      <source>Leaders: {who}</source>
      <translation>Anführer: {who}</translation>
    </message>
    <message>
      <source>{name} rides to …</source>
      <translation>{name} reitet zu …</translation>
    </message>
    <message>
      <source>{name} rides here</source>
      <translation>{name} reitet hierher</translation>
    </message>
    <message>
      <source>to {name}</source>
      <translation>zu {name}</translation>
    </message>
    <message>
      <source>{name} rides to: click a unit of his, {n} may take him.</source>
      <translation>{name} reitet zu: eine seiner Einheiten anklicken, {n} kommen in Frage.</translation>
    </message>
    <message>
      <source>A battle on the table</source>
      <translation>Eine Schlacht auf dem Tisch</translation>
    </message>
    <message>
      <source>Put it on the table</source>
      <translation>Auf den Tisch bringen</translation>
    </message>
    <message>
      <source>The whole field</source>
      <translation>Das ganze Schlachtfeld</translation>
    </message>
    <message>
      <source>Squares around {at}, up to {n} away</source>
      <translation>Felder um {at}, bis {n} entfernt</translation>
    </message>
    <message>
      <source>Part of the field</source>
      <translation>Teil des Schlachtfelds</translation>
    </message>
    <message>
      <source>Hours it may last</source>
      <translation>Höchstdauer in Stunden</translation>
    </message>
    <message>
      <source>Both sides' units there leave as miniatures; the game stands still until the result is in.</source>
      <translation>Die Einheiten beider Seiten dort gehen als Miniaturen auf den Tisch; das Spiel ruht, bis das Ergebnis vorliegt.</translation>
    </message>
    <message>
      <source>A part of the field to the table …</source>
      <translation>Teil des Schlachtfelds auf den Tisch …</translation>
    </message>
    <message>
      <source>Give the battle out as a table game …</source>
      <translation>Schlacht als Tischspiel ausgeben …</translation>
    </message>
    <message>
      <source>Call the battle on the table off</source>
      <translation>Schlacht vom Tisch nehmen</translation>
    </message>
    <message>
      <source>a battle is on the table already</source>
      <translation>eine Schlacht ist schon auf dem Tisch</translation>
    </message>
    <message>
      <source>no battle is on the table</source>
      <translation>keine Schlacht ist auf dem Tisch</translation>
    </message>
    <message>
      <source>The table game</source>
      <translation>Das Tischspiel</translation>
    </message>
    <message>
      <source>nothing was played yet</source>
      <translation>noch wurde nichts gespielt</translation>
    </message>
    <message>
      <source>This seat saw nothing of this turn.</source>
      <translation>Dieser Platz hat von diesem Zug nichts gesehen.</translation>
    </message>
    <message>
      <source>Ctrl PgUp, Ctrl PgDn</source>
      <translation>Strg Bild↑, Strg Bild↓</translation>
    </message>
    <message>
      <source>Statistics of the unit</source>
      <translation>Werte der Einheit</translation>
    </message>
    <message>
      <source>No unit is in hand.</source>
      <translation>Keine Einheit gewählt.</translation>
    </message>
    <message>
      <source>Other page</source>
      <translation>Andere Seite</translation>
    </message>
    <message>
      <source>No unit is in hand: click one, or N.</source>
      <translation>Einheit anklicken oder N.</translation>
    </message>
    <message>
      <source>Page {n} of {last}</source>
      <translation>Seite {n} von {last}</translation>
    </message>
    <message>
      <source>It is the enemy's.</source>
      <translation>Sie gehört dem Gegner.</translation>
    </message>
    <message>
      <source>Orders are given in one's own operation phase.</source>
      <translation>Befehle nur in der eigenen Operationsphase.</translation>
    </message>
    <message>
      <source>The clock is stopped. S lets it go on; until then no order is taken.</source>
      <translation>Die Uhr steht. S lässt sie weiterlaufen; bis dahin wird kein Befehl angenommen.</translation>
    </message>
    <message>
      <source>The window and the turn clock</source>
      <translation>Das Fenster und die Zuguhr</translation>
    </message>
    <message>
      <source>At the top stand the turn, the phases of the player turn, and in gold the step that is now. At the right you see what undo and redo would do, and for each side whether real dice are typed or the app rolls.</source>
      <translation>Oben stehen der Zug, die Phasen des Spielerzugs und in Gold der jetzige Schritt. Rechts ist zu sehen, was Rückgängig und Wiederholen bewirken, und für jede Seite, ob echte Würfel eingegeben werden oder das Programm würfelt.</translation>
    </message>
    <message>
      <source>The order of battle</source>
      <translation>Die Schlachtordnung</translation>
    </message>
    <message>
      <source>Each pip is a stand, and lost ones are outlined; gaps part spent, worn and fresh. Every state has a letter of its own, so nothing hangs on colour. On McPherson's Ridge, find Buford's two brigades.</source>
      <translation>Jedes Zeichen ist eine Base, verlorene sind nur umrandet; Lücken trennen verbraucht, angeschlagen und frisch. Jeder Zustand hat seinen Buchstaben, nichts hängt an der Farbe. Zum Üben auf McPherson's Ridge die zwei Brigaden Bufords suchen.</translation>
    </message>
    <message>
      <source>filter by name, state or marker</source>
      <translation>nach Name, Zustand oder Marker filtern</translation>
    </message>
    <message>
      <source>go to the list</source>
      <translation>zur Liste</translation>
    </message>
    <message>
      <source>What this step demands</source>
      <translation>Was dieser Schritt verlangt</translation>
    </message>
    <message>
      <source>A triangle must be done before the step can end; a box may be done or left. Next leads on, and while something is still open it says what.</source>
      <translation>Ein Dreieck ist zu erledigen, bevor der Schritt enden kann; ein Kästchen ist freigestellt. „Nächster Schritt“ führt weiter und sagt, was noch offen ist.</translation>
    </message>
    <message>
      <source>next step</source>
      <translation>nächster Schritt</translation>
    </message>
    <message>
      <source>A maneuver roll</source>
      <translation>Ein Manöverwurf</translation>
    </message>
    <message>
      <source>In the second step of the Maneuver phase each brigade stands here with its modifiers and its odds. Choose one, then let the app roll or type the face of your own die. The chart lights its row and says what the brigade may do now.</source>
      <translation>Im zweiten Schritt der Manöverphase steht hier jede Brigade mit ihren Modifikatoren und Chancen. Eine wählen, dann das Programm würfeln lassen oder die Augenzahl des eigenen Würfels eingeben. Die Tabelle hebt ihre Zeile hervor und sagt, was die Brigade jetzt darf.</translation>
    </message>
    <message>
      <source>choose a brigade</source>
      <translation>Brigade wählen</translation>
    </message>
    <message>
      <source>In a fire step pick the target by its letter, then each firer by its own, and the range band by its digit. The printed chart lights the row of the fire points, with the odds beside it.</source>
      <translation>Im Feuerschritt wird das Ziel mit seinem Buchstaben gewählt, dann jeder Schütze mit dem seinen und die Entfernung mit ihrer Ziffer. Die gedruckte Tabelle hebt die Zeile der Feuerpunkte hervor, daneben stehen die Chancen.</translation>
    </message>
    <message>
      <source>range band</source>
      <translation>Entfernung</translation>
    </message>
    <message>
      <source>Space</source>
      <translation>Leer</translation>
    </message>
    <message>
      <source>type the die</source>
      <translation>Würfel eingeben</translation>
    </message>
    <message>
      <source>A charge and its two ladders</source>
      <translation>Ein Sturmangriff und seine zwei Leitern</translation>
    </message>
    <message>
      <source>In the Charge phase the modifiers of both sides stand side by side, with the line of differences under them. What does not count stays in the list, in grey, with its reason.</source>
      <translation>In der Sturmphase stehen die Modifikatoren beider Seiten nebeneinander, darunter die Linie der Differenzen. Was nicht zählt, bleibt grau mit seinem Grund in der Liste.</translation>
    </message>
    <message>
      <source>the app rolls both dice</source>
      <translation>das Programm würfelt beide</translation>
    </message>
    <message>
      <source>the rule behind it</source>
      <translation>die Regel dazu</translation>
    </message>
    <message>
      <source>Nothing is lost</source>
      <translation>Nichts geht verloren</translation>
    </message>
    <message>
      <source>Every roll stands in the journal with its working. A mistyped die is mended from its line, and you see first what that changes. Undo goes back without limit; what was undone stays, struck through.</source>
      <translation>Jeder Wurf steht mit seinem Rechenweg im Protokoll. Ein vertippter Würfel wird von seiner Zeile aus berichtigt; vorher ist zu sehen, was das ändert. Rückgängig geht unbegrenzt zurück; das Zurückgenommene bleibt durchgestrichen stehen.</translation>
    </message>
    <message>
      <source>mend the last die</source>
      <translation>letzten Würfel berichtigen</translation>
    </message>
    <message>
      <source>go to the journal</source>
      <translation>zum Protokoll</translation>
    </message>
    <message>
      <source>On the table and across it</source>
      <translation>Auf dem Tisch und darüber</translation>
    </message>
    <message>
      <source>After each step this list says what to do with the models, to tick off. The board across the table shows both players the battle from two metres. Whatever else you look for, search it by name.</source>
      <translation>Nach jedem Schritt sagt diese Liste, was mit den Modellen zu tun ist, zum Abhaken. Die Tafel zeigt beiden Spielern die Schlacht noch aus zwei Metern. Alles Übrige lässt sich beim Namen suchen.</translation>
    </message>
    <message>
      <source>this list</source>
      <translation>diese Liste</translation>
    </message>
    <message>
      <source>across the table</source>
      <translation>über den Tisch</translation>
    </message>
    <message>
      <source>search everything</source>
      <translation>alles durchsuchen</translation>
    </message>
    <message>
      <source>the rule</source>
      <translation>die Regel</translation>
    </message>
    <message>
      <source>Close the tour</source>
      <translation>Rundgang schließen</translation>
    </message>
    <message>
      <source>Done</source>
      <translation>Erledigt</translation>
    </message>
    <message>
      <source>Columns: name, stands, state, formation, marks</source>
      <translation>Spalten: Name, Basen, Zustand, Formation, Zeichen</translation>
    </message>
    <message>
      <source>State</source>
      <translation>Zust.</translation>
    </message>
    <message>
      <source>Legend: F fresh, W worn, S spent, star leader, filled star exceptional</source>
      <translation>Legende: F frisch, W angeschlagen, S verbraucht, Stern Anführer, gefüllter Stern herausragend</translation>
    </message>
    <message>
      <source>F fresh</source>
      <translation>F frisch</translation>
    </message>
    <message>
      <source>W worn</source>
      <translation>W angeschlagen</translation>
    </message>
    <message>
      <source>S spent</source>
      <translation>S verbraucht</translation>
    </message>
    <message>
      <source>Filter: name, state or marker   Ctrl F</source>
      <translation>Filter: Name, Zustand oder Marker   Strg F</translation>
    </message>
    <message>
      <source>Filter of the order of battle</source>
      <translation>Filter der Schlachtordnung</translation>
    </message>
    <message>
      <source>No brigade breaks through.</source>
      <translation>Keine Brigade bricht durch.</translation>
    </message>
    <message>
      <source>As far as it gets, nobody is struck</source>
      <translation>So weit sie kommt, ohne jemanden zu treffen</translation>
    </message>
    <message>
      <source>{unit} breaks through</source>
      <translation>{unit} bricht durch</translation>
    </message>
    <message>
      <source>Breakthrough moves</source>
      <translation>Durchbruchsbewegungen</translation>
    </message>
    <message>
      <source>Whom does it strike? The nearest enemy</source>
      <translation>Wen trifft sie? Den nächsten Feind</translation>
    </message>
    <message>
      <source>strike</source>
      <translation>treffen</translation>
    </message>
    <message>
      <source>to the die {n}</source>
      <translation>zum Wurf {n}</translation>
    </message>
    <message>
      <source>Nobody is in charge contact. The step can end.</source>
      <translation>Niemand steht im Sturmkontakt. Der Schritt kann enden.</translation>
    </message>
    <message>
      <source>Roll both dice</source>
      <translation>Beide würfeln</translation>
    </message>
    <message>
      <source>{side} charges</source>
      <translation>Sturmangriffe: {side}</translation>
    </message>
    <message>
      <source>Desperate struggle: {title}</source>
      <translation>Verzweifelter Kampf: {title}</translation>
    </message>
    <message>
      <source>{title}  ({n} of {all})</source>
      <translation>{title}  ({n} von {all})</translation>
    </message>
    <message>
      <source>{attackers} charges {defenders}</source>
      <translation>{attackers} stürmt gegen {defenders}</translation>
    </message>
    <message>
      <source>{attackers} charge {defenders}</source>
      <translation>{attackers} stürmen gegen {defenders}</translation>
    </message>
    <message>
      <source>Apply: {result}</source>
      <translation>Anwenden: {result}</translation>
    </message>
    <message>
      <source>Roll again</source>
      <translation>Erneut würfeln</translation>
    </message>
    <message>
      <source>nobody is in charge contact</source>
      <translation>niemand steht im Sturmkontakt</translation>
    </message>
    <message>
      <source>{one} and {two}: difference {gap}</source>
      <translation>{one} und {two}: Differenz {gap}</translation>
    </message>
    <message>
      <source>both dice: attacker's, then defender's</source>
      <translation>beide Würfel: Angreifer, dann Verteidiger</translation>
    </message>
    <message>
      <source>ground</source>
      <translation>Gelände</translation>
    </message>
    <message>
      <source>outflanked</source>
      <translation>flankiert</translation>
    </message>
    <message>
      <source>combat</source>
      <translation>Kampf</translation>
    </message>
    <message>
      <source>{unit} supported</source>
      <translation>{unit} unterstützt</translation>
    </message>
    <message>
      <source>{unit} on a road</source>
      <translation>{unit} auf einer Straße</translation>
    </message>
    <message>
      <source>{unit} over a bridge</source>
      <translation>{unit} über eine Brücke</translation>
    </message>
    <message>
      <source>Musketry and cannonade chart</source>
      <translation>Tabelle Musketenfeuer und Kanonade</translation>
    </message>
    <message>
      <source>no row is lit</source>
      <translation>keine Zeile hervorgehoben</translation>
    </message>
    <message>
      <source>cannot</source>
      <translation>unmöglich</translation>
    </message>
    <message>
      <source>die {faces}</source>
      <translation>Würfel {faces}</translation>
    </message>
    <message>
      <source>Die: {face}</source>
      <translation>Würfel: {face}</translation>
    </message>
    <message>
      <source>waits for 1 to 9, 0 for ten</source>
      <translation>wartet auf 1 bis 9, 0 für zehn</translation>
    </message>
    <message>
      <source>Odds of the charge</source>
      <translation>Chancen des Sturmangriffs</translation>
    </message>
    <message>
      <source>attackers win</source>
      <translation>Angreifer siegen</translation>
    </message>
    <message>
      <source>defenders hold</source>
      <translation>Verteidiger halten</translation>
    </message>
    <message>
      <source>roll again</source>
      <translation>erneut würfeln</translation>
    </message>
    <message>
      <source>cover</source>
      <translation>Deckung</translation>
    </message>
    <message>
      <source>works</source>
      <translation>Befestigung</translation>
    </message>
    <message>
      <source>Clear</source>
      <translation>Leeren</translation>
    </message>
    <message>
      <source>{unit} is not on the table any more; the attack begins again</source>
      <translation>{unit} ist nicht mehr auf dem Tisch; der Angriff beginnt von vorn</translation>
    </message>
    <message>
      <source>Pick the target by its letter</source>
      <translation>Ziel mit seinem Buchstaben wählen</translation>
    </message>
    <message>
      <source>No enemy is on the table</source>
      <translation>Kein Feind ist auf dem Tisch</translation>
    </message>
    <message>
      <source>Add a firer</source>
      <translation>Schützen hinzufügen</translation>
    </message>
    <message>
      <source>Who fires?</source>
      <translation>Wer feuert?</translation>
    </message>
    <message>
      <source>The die: real, typed</source>
      <translation>Echter Würfel</translation>
    </message>
    <message>
      <source>Last attack</source>
      <translation>Letzter Angriff</translation>
    </message>
    <message>
      <source>type 1–9, 0 for 10</source>
      <translation>1–9 eingeben, 0 für 10</translation>
    </message>
    <message>
      <source>no target yet</source>
      <translation>noch kein Ziel</translation>
    </message>
    <message>
      <source>nobody fires yet</source>
      <translation>noch feuert niemand</translation>
    </message>
    <message>
      <source>{who} at {target}: {sum}</source>
      <translation>{who} auf {target}: {sum}</translation>
    </message>
    <message>
      <source>pick the target</source>
      <translation>Ziel wählen</translation>
    </message>
    <message>
      <source>add a firer</source>
      <translation>Schützen hinzufügen</translation>
    </message>
    <message>
      <source>enfilade</source>
      <translation>Enfilade</translation>
    </message>
    <message>
      <source>the die: 1–9, 0 for 10</source>
      <translation>der Würfel: 1–9, 0 für 10</translation>
    </message>
    <message>
      <source>another target</source>
      <translation>anderes Ziel</translation>
    </message>
    <message>
      <source>{firers} fire at {target}</source>
      <translation>{firers} feuern auf {target}</translation>
    </message>
    <message>
      <source>Firing units</source>
      <translation>Feuernde Einheiten</translation>
    </message>
    <message>
      <source>{unit} at {range}</source>
      <translation>{unit} auf {range}</translation>
    </message>
    <message>
      <source>, enfilade</source>
      <translation>, Enfilade</translation>
    </message>
    <message>
      <source>Firing unit</source>
      <translation>Einheit</translation>
    </message>
    <message>
      <source>Conditions</source>
      <translation>Umstände</translation>
    </message>
    <message>
      <source>Working  points</source>
      <translation>Rechenweg  Punkte</translation>
    </message>
    <message>
      <source>his replacement is due</source>
      <translation>sein Ersatz ist fällig</translation>
    </message>
    <message>
      <source>No leader of this side is on the table. Nothing is to be done here.</source>
      <translation>Kein Anführer dieser Seite ist auf dem Tisch. Hier ist nichts zu tun.</translation>
    </message>
    <message>
      <source>Attach to …</source>
      <translation>Anschließen an …</translation>
    </message>
    <message>
      <source>Detach</source>
      <translation>Lösen</translation>
    </message>
    <message>
      <source>Bring on his replacement …</source>
      <translation>Ersatz aufstellen …</translation>
    </message>
    <message>
      <source>Move …</source>
      <translation>Bewegen …</translation>
    </message>
    <message>
      <source>Low on ammunition. Outside enemy musket range at the end of this phase?</source>
      <translation>Munition knapp. Am Ende dieser Phase außerhalb feindlicher Musketenreichweite?</translation>
    </message>
    <message>
      <source>{side} leaders</source>
      <translation>Anführer: {side}</translation>
    </message>
    <message>
      <source>{side} detached leaders</source>
      <translation>Gelöste Anführer: {side}</translation>
    </message>
    <message>
      <source>no leader is chosen</source>
      <translation>kein Anführer gewählt</translation>
    </message>
    <message>
      <source>no unit is on the table</source>
      <translation>keine Einheit ist auf dem Tisch</translation>
    </message>
    <message>
      <source>attach</source>
      <translation>anschließen</translation>
    </message>
    <message>
      <source>detach</source>
      <translation>lösen</translation>
    </message>
    <message>
      <source>replacement</source>
      <translation>Ersatz</translation>
    </message>
    <message>
      <source>Brigades and batteries</source>
      <translation>Brigaden und Batterien</translation>
    </message>
    <message>
      <source>In good order a brigade rolls only to move or to change formation. Batteries move without a roll.</source>
      <translation>In guter Ordnung würfelt eine Brigade nur, um sich zu bewegen oder die Formation zu wechseln. Batterien bewegen sich ohne Wurf.</translation>
    </message>
    <message>
      <source>or type the die: 1–9, 0 for 10</source>
      <translation>oder Würfel eingeben: 1–9, 0 für 10</translation>
    </message>
    <message>
      <source>{side} brigades and batteries</source>
      <translation>Brigaden und Batterien: {side}</translation>
    </message>
    <message>
      <source>Bring on {unit}</source>
      <translation>{unit} aufstellen</translation>
    </message>
    <message>
      <source>{face} makes {total}: {outcome}</source>
      <translation>{face} ergibt {total}: {outcome}</translation>
    </message>
    <message>
      <source>Roll for {unit}</source>
      <translation>Für {unit} würfeln</translation>
    </message>
    <message>
      <source>no change is allowed</source>
      <translation>kein Wechsel erlaubt</translation>
    </message>
    <message>
      <source>no enemy is on the table</source>
      <translation>kein Feind ist auf dem Tisch</translation>
    </message>
    <message>
      <source>It may move {length}.</source>
      <translation>Sie darf {length} weit ziehen.</translation>
    </message>
    <message>
      <source>nobody is due to arrive</source>
      <translation>niemandes Eintreffen ist fällig</translation>
    </message>
    <message>
      <source>bring on</source>
      <translation>aufstellen</translation>
    </message>
    <message>
      <source>bring on all that are due</source>
      <translation>alle fälligen aufstellen</translation>
    </message>
    <message>
      <source>delay</source>
      <translation>verschieben</translation>
    </message>
    <message>
      <source>formation</source>
      <translation>Formation</translation>
    </message>
    <message>
      <source>charge</source>
      <translation>Sturmangriff</translation>
    </message>
    <message>
      <source>override</source>
      <translation>von Hand setzen</translation>
    </message>
    <message>
      <source>{unit} rolls to maneuver</source>
      <translation>{unit} würfelt um ihr Manöver</translation>
    </message>
    <message>
      <source>{leader} within {radius}</source>
      <translation>{leader} innerhalb {radius}</translation>
    </message>
    <message>
      <source>in fieldworks</source>
      <translation>in Feldbefestigungen</translation>
    </message>
    <message>
      <source>outside musket range</source>
      <translation>außer Musketenreichweite</translation>
    </message>
    <message>
      <source>Maneuver chart</source>
      <translation>Manövertabelle</translation>
    </message>
    <message>
      <source>Limber</source>
      <translation>Aufprotzen</translation>
    </message>
    <message>
      <source>Unlimber, {leader} near</source>
      <translation>Abprotzen, {leader} nahe</translation>
    </message>
    <message>
      <source>Mount in March Column</source>
      <translation>Aufsitzen in Marschkolonne</translation>
    </message>
    <message>
      <source>Face about</source>
      <translation>Kehrtmachen</translation>
    </message>
    <message>
      <source>Odds before the roll</source>
      <translation>Chancen vor dem Wurf</translation>
    </message>
    <message>
      <source>Losses and score</source>
      <translation>Verluste und Punktestand</translation>
    </message>
    <message>
      <source>Take the battle up again</source>
      <translation>Schlacht wieder aufnehmen</translation>
    </message>
    <message>
      <source>taken up again</source>
      <translation>wieder aufgenommen</translation>
    </message>
    <message>
      <source>turn {n} of {all}</source>
      <translation>Zug {n} von {all}</translation>
    </message>
    <message>
      <source>report</source>
      <translation>Bericht</translation>
    </message>
    <message>
      <source>Nobody to pick</source>
      <translation>Niemand zur Wahl</translation>
    </message>
    <message>
      <source>{side} must decide</source>
      <translation>Entscheidung: {side}</translation>
    </message>
    <message>
      <source>{unit}, {n} stands</source>
      <translation>{unit}, Basen: {n}</translation>
    </message>
    <message>
      <source>Target: {unit}</source>
      <translation>Ziel: {unit}</translation>
    </message>
    <message>
      <source>No target</source>
      <translation>Kein Ziel</translation>
    </message>
    <message>
      <source>Target</source>
      <translation>Ziel</translation>
    </message>
    <message>
      <source>nothing on the die</source>
      <translation>nichts auf den Wurf</translation>
    </message>
    <message>
      <source>Target's modifiers to the die</source>
      <translation>Modifikatoren des Ziels zum Wurf</translation>
    </message>
    <message>
      <source>die {nth} is wanted: {why} (1 to {sides})</source>
      <translation>Würfel {nth} fehlt: {why} (1 bis {sides})</translation>
    </message>
    <message>
      <source>{why}: a face of {face} is not on this die; give 1 to {sides}</source>
      <translation>{why}: eine {face} hat dieser Würfel nicht; 1 bis {sides} angeben</translation>
    </message>
    <message>
      <source>is longer than {most} characters</source>
      <translation>ist länger als {most} Zeichen</translation>
    </message>
    <message>
      <source>nothing works</source>
      <translation>nichts geht</translation>
    </message>
    <message>
      <source>no window opens</source>
      <translation>kein Fenster öffnet sich</translation>
    </message>
    <message>
      <source>Python {wanted} or newer is needed, this is {found}</source>
      <translation>Python {wanted} oder neuer ist nötig, dies ist {found}</translation>
    </message>
    <message>
      <source>Qt is not installed ({package})</source>
      <translation>Qt ist nicht installiert ({package})</translation>
    </message>
    <message>
      <source>system libraries of Qt are missing: {names}</source>
      <translation>Systembibliotheken von Qt fehlen: {names}</translation>
    </message>
    <message>
      <source>Qt cannot draw on {name}, which QT_QPA_PLATFORM asks for</source>
      <translation>Qt kann nicht auf {name} zeichnen, was QT_QPA_PLATFORM verlangt</translation>
    </message>
    <message>
      <source>log in at a screen, or with: ssh -X; without one: companion --help lists what goes on a terminal</source>
      <translation>an einem Bildschirm anmelden, oder mit: ssh -X; ohne einen zeigt companion --help, was im Terminal geht</translation>
    </message>
    <message>
      <source>there is no display</source>
      <translation>es gibt keinen Bildschirm</translation>
    </message>
    <message>
      <source>switch XWayland on, and name its display: export DISPLAY=:0</source>
      <translation>XWayland einschalten und seinen Bildschirm nennen: export DISPLAY=:0</translation>
    </message>
    <message>
      <source>there is no X display, and this installation does not draw on Wayland</source>
      <translation>es gibt keinen X-Bildschirm, und auf Wayland zeichnet diese Installation nicht</translation>
    </message>
    <message>
      <source>no Wayland compositor answers at {display}</source>
      <translation>unter {display} antwortet kein Wayland-Compositor</translation>
    </message>
    <message>
      <source>start one, or name the right one: export WAYLAND_DISPLAY=wayland-0</source>
      <translation>einen starten oder den richtigen nennen: export WAYLAND_DISPLAY=wayland-0</translation>
    </message>
    <message>
      <source>no X server answers at display {display}</source>
      <translation>am Bildschirm {display} antwortet kein X-Server</translation>
    </message>
    <message>
      <source>start one, or name the right one: export DISPLAY=:0</source>
      <translation>einen starten oder den richtigen nennen: export DISPLAY=:0</translation>
    </message>
    <message>
      <source>the X server at display {display} cannot be reached, or does not let this user in</source>
      <translation>der X-Server des Bildschirms {display} ist nicht erreichbar oder lässt diesen Benutzer nicht ein</translation>
    </message>
    <message>
      <source>type where its screen is: xhost +si:localuser:NAME; over ssh: ssh -X</source>
      <translation>dort eingeben, wo sein Bildschirm ist: xhost +si:localuser:NAME; über ssh: ssh -X</translation>
    </message>
    <message>
      <source>Qt cannot be used on this machine: {words}</source>
      <translation>Qt ist auf diesem Rechner nicht zu gebrauchen: {words}</translation>
    </message>
    <message>
      <source>with QT_DEBUG_PLUGINS=1 before the command Qt says more</source>
      <translation>mit QT_DEBUG_PLUGINS=1 vor dem Befehl sagt Qt mehr</translation>
    </message>
    <message>
      <source>there is no font on this machine: signs that the companion's own fonts lack show as boxes</source>
      <translation>auf diesem Rechner ist keine Schrift: Zeichen, die den eigenen Schriften des Companion fehlen, erscheinen als Kästchen</translation>
    </message>
    <message>
      <source>the disk of {path} is full: {free} MiB are free, a long evening takes up to {room}</source>
      <translation>der Datenträger von {path} ist voll: {free} MiB sind frei, ein langer Abend braucht bis zu {room}</translation>
    </message>
    <message>
      <source>free some space there: df -h {path}</source>
      <translation>dort Platz schaffen: df -h {path}</translation>
    </message>
    <message>
      <source>there is no folder for {purpose}</source>
      <translation>es gibt keinen Ordner für {purpose}</translation>
    </message>
    <message>
      <source>{path} is read-only, the place of {purpose}</source>
      <translation>{path} ist nur lesbar, der Ort für {purpose}</translation>
    </message>
    <message>
      <source>give yourself a home that you may write to: export HOME=/path/to/it</source>
      <translation>ein Heimverzeichnis angeben, das beschreibbar ist: export HOME=/pfad/dorthin</translation>
    </message>
    <message>
      <source>chmod u+rwx {path}; on a read-only disk: export HOME=/path/to/a/folder/of/your/own</source>
      <translation>chmod u+rwx {path}; auf einem nur lesbaren Datenträger: export HOME=/pfad/zu/einem/eigenen/ordner</translation>
    </message>
    <message>
      <source>the locale is {locale}, which has no signs beyond plain English</source>
      <translation>die Spracheinstellung ist {locale}, die nur einfache englische Zeichen kennt</translation>
    </message>
    <message>
      <source>install the packages that hold them; for {file}: apt-file search {file}</source>
      <translation>die Pakete einspielen, die sie enthalten; für {file}: apt-file search {file}</translation>
    </message>
    <message>
      <source>install what holds them; on Debian that is: {packages}</source>
      <translation>installieren, was sie enthält; unter Debian ist das: {packages}</translation>
    </message>
    <message>
      <source>this version cannot read entry {seq}</source>
      <translation>diese Version kann Eintrag {seq} nicht lesen</translation>
    </message>
    <message>
      <source>this version cannot read with what the game was begun</source>
      <translation>diese Version kann nicht lesen, womit das Spiel begonnen wurde</translation>
    </message>
    <message>
      <source>{path}: no backup was made, for the game's file is damaged; the older backups are left as they are</source>
      <translation>{path}: es wurde keine Sicherung angelegt, denn die Datei des Spiels ist beschädigt; die älteren Sicherungen bleiben, wie sie sind</translation>
    </message>
    <message>
      <source>no backup was made; {message}</source>
      <translation>es wurde keine Sicherung angelegt; {message}</translation>
    </message>
    <message>
      <source>{path}: was written by a newer companion (document version {found})</source>
      <translation>{path}: wurde von einem neueren Companion geschrieben (Dokumentversion {found})</translation>
    </message>
    <message>
      <source>{path}: nothing was written: {why}</source>
      <translation>{path}: es wurde nichts geschrieben: {why}</translation>
    </message>
    <message>
      <source>{problem} (and {count} more)</source>
      <translation>{problem} (und {count} weitere)</translation>
    </message>
    <message>
      <source>it was written by version {found}, and this companion writes version {present}</source>
      <translation>es wurde von Version {found} geschrieben, und dieser Companion schreibt Version {present}</translation>
    </message>
    <message>
      <source>{what}; nothing was written to it</source>
      <translation>{what}; geschrieben wurde nichts</translation>
    </message>
    <message>
      <source>{path}: {what}</source>
      <translation>{path}: {what}</translation>
    </message>
    <message>
      <source>it was moved, renamed or deleted while it was open; open it where it is now</source>
      <translation>sie wurde verschoben, umbenannt oder gelöscht, während sie offen war; dort öffnen, wo sie jetzt liegt</translation>
    </message>
    <message>
      <source>it was cut to nothing while it was open</source>
      <translation>sie wurde zu nichts gekürzt, während sie offen war</translation>
    </message>
    <message>
      <source>another file was put in its place while it was open</source>
      <translation>eine andere Datei wurde an ihre Stelle gelegt, während sie offen war</translation>
    </message>
    <message>
      <source>{what}; there is no backup beside it</source>
      <translation>{what}; eine Sicherung liegt nicht daneben</translation>
    </message>
    <message>
      <source>{what}; its newest backup is {name}</source>
      <translation>{what}; die neueste Sicherung ist {name}</translation>
    </message>
    <message>
      <source>{file}: no entry of the game is left in it; open one of its backups</source>
      <translation>{file}: kein Eintrag des Spiels ist mehr darin; eine seiner Sicherungen öffnen</translation>
    </message>
    <message>
      <source>the game</source>
      <translation>das Spiel</translation>
    </message>
    <message>
      <source>{path}: {what}; nothing was written to it; {hint}</source>
      <translation>{path}: {what}; es wurde nichts hineingeschrieben; {hint}</translation>
    </message>
    <message>
      <source>{path}: was written by a newer companion (document version {found}) and holds things that this one (version {present}) does not know; a companion that reads version {found} is needed</source>
      <translation>{path}: wurde von einem neueren Companion geschrieben (Dokumentversion {found}) und enthält Dinge, die dieser (Version {present}) nicht kennt; nötig ist ein Companion, der Version {found} liest</translation>
    </message>
    <message>
      <source>{path}: there is a file of this name already; choose another name or move it away</source>
      <translation>{path}: eine Datei dieses Namens gibt es schon; einen anderen Namen wählen oder sie verschieben</translation>
    </message>
    <message>
      <source>the file or its folder may not be written; copy the game to a folder of your own</source>
      <translation>die Datei oder ihr Ordner darf nicht beschrieben werden; das Spiel in einen eigenen Ordner kopieren</translation>
    </message>
    <message>
      <source>another program holds the file; close it there and try again</source>
      <translation>ein anderes Programm hält die Datei; dort schließen und noch einmal versuchen</translation>
    </message>
    <message>
      <source>the file is damaged ({error})</source>
      <translation>die Datei ist beschädigt ({error})</translation>
    </message>
    <message>
      <source>the disk reported an error ({name}); try again, or copy the game to another disk</source>
      <translation>der Datenträger meldet einen Fehler ({name}); noch einmal versuchen oder das Spiel auf einen anderen kopieren</translation>
    </message>
    <message>
      <source>{path}: cannot be read ({error})</source>
      <translation>{path}: lässt sich nicht lesen ({error})</translation>
    </message>
    <message>
      <source>{path}: a crash left a half-written change beside it ({name}-journal), and the file or its folder may not be written; copy both files to a folder of your own and open the copy</source>
      <translation>{path}: ein Absturz ließ daneben eine halb geschriebene Änderung zurück ({name}-journal), und die Datei oder ihr Ordner darf nicht beschrieben werden; beide Dateien in einen eigenen Ordner kopieren und die Kopie öffnen</translation>
    </message>
    <message>
      <source>{path}: another program holds the file; close it there and try again</source>
      <translation>{path}: ein anderes Programm hält die Datei; dort schließen und noch einmal versuchen</translation>
    </message>
    <message>
      <source>{path}: cannot be read, the disk reported an error ({name}); try a copy on another disk</source>
      <translation>{path}: lässt sich nicht lesen, der Datenträger meldet einen Fehler ({name}); eine Kopie auf einem anderen versuchen</translation>
    </message>
    <message>
      <source>the folder may not be written; choose a folder of your own</source>
      <translation>der Ordner darf nicht beschrieben werden; einen eigenen Ordner wählen</translation>
    </message>
    <message>
      <source>there is no folder {parent}; make it first or choose another</source>
      <translation>einen Ordner {parent} gibt es nicht; erst anlegen oder einen anderen wählen</translation>
    </message>
    <message>
      <source>{path}: there is no such file</source>
      <translation>{path}: diese Datei gibt es nicht</translation>
    </message>
    <message>
      <source>{path}: is a folder, not a game; name the file in it</source>
      <translation>{path}: ist ein Ordner, kein Spiel; die Datei darin nennen</translation>
    </message>
    <message>
      <source>{path}: is not a file that could hold a game</source>
      <translation>{path}: ist keine Datei, die ein Spiel enthalten könnte</translation>
    </message>
    <message>
      <source>this version cannot read it</source>
      <translation>diese Version kann sie nicht lesen</translation>
    </message>
    <message>
      <source>{path}: the file is empty, not a game; a backup may lie beside it ({name})</source>
      <translation>{path}: die Datei ist leer, kein Spiel; vielleicht liegt eine Sicherung daneben ({name})</translation>
    </message>
    <message>
      <source>only {count} bytes are left of the file</source>
      <translation>nur {count} Bytes sind von der Datei übrig</translation>
    </message>
    <message>
      <source>{path}: is not a game of the companion; nothing was written to it</source>
      <translation>{path}: ist kein Spiel des Companion; es wurde nichts hineingeschrieben</translation>
    </message>
    <message>
      <source>the start of the file is damaged</source>
      <translation>der Anfang der Datei ist beschädigt</translation>
    </message>
    <message>
      <source>it unfolds to more than {most} bytes, which no game does</source>
      <translation>entpackt hat es mehr als {most} Bytes, und das hat kein Spiel</translation>
    </message>
    <message>
      <source>it does not end where it should</source>
      <translation>es endet nicht, wo es sollte</translation>
    </message>
    <message>
      <source>it has more than {most} bytes, and no game has</source>
      <translation>sie hat mehr als {most} Bytes, und das hat kein Spiel</translation>
    </message>
    <message>
      <source>it has more than {most} entries, and no game has</source>
      <translation>sie hat mehr als {most} Einträge, und das hat kein Spiel</translation>
    </message>
    <message>
      <source>it has more charts and records than any game</source>
      <translation>sie hat mehr Tafeln und Niederschriften als irgendein Spiel</translation>
    </message>
    <message>
      <source>a text in it is longer than {most} letters, and no game's is</source>
      <translation>ein Text darin ist länger als {most} Zeichen, und so lang ist in keinem Spiel einer</translation>
    </message>
    <message>
      <source>the game carries no source {name!r}; it has {there}</source>
      <translation>das Spiel führt keine Quelle {name!r} mit; es hat {there}</translation>
    </message>
    <message>
      <source>the game keeps no record {name!r}; it has {there}</source>
      <translation>das Spiel bewahrt keine Aufzeichnung {name!r}; es hat {there}</translation>
    </message>
    <message>
      <source>the tables are not those of a game</source>
      <translation>die Tabellen sind nicht die eines Spiels</translation>
    </message>
    <message>
      <source>the part {part} cannot be read ({error})</source>
      <translation>der Teil {part} lässt sich nicht lesen ({error})</translation>
    </message>
    <message>
      <source>the file's pages are damaged: {error}</source>
      <translation>die Seiten der Datei sind beschädigt: {error}</translation>
    </message>
    <message>
      <source>entry {seq} is damaged: its checksum does not match</source>
      <translation>Eintrag {seq} ist beschädigt: seine Prüfsumme stimmt nicht</translation>
    </message>
    <message>
      <source>entry {seq} is cut off: the entry {parent} before it is damaged or lost</source>
      <translation>Eintrag {seq} ist abgeschnitten: der Eintrag {parent} davor ist beschädigt oder verloren</translation>
    </message>
    <message>
      <source>the mark of the current entry is damaged</source>
      <translation>die Marke des jetzigen Eintrags ist beschädigt</translation>
    </message>
    <message>
      <source>there should be {count} entries, and there are {found}</source>
      <translation>es sollten {count} Einträge sein, und es sind {found}</translation>
    </message>
    <message>
      <source>the current entry {head} is damaged or lost</source>
      <translation>der jetzige Eintrag {head} ist beschädigt oder verloren</translation>
    </message>
    <message>
      <source>the game's own data are damaged (row {place})</source>
      <translation>die eigenen Angaben des Spiels sind beschädigt (Zeile {place})</translation>
    </message>
    <message>
      <source>source {place} is damaged: its checksum does not match</source>
      <translation>Quelle {place} ist beschädigt: ihre Prüfsumme stimmt nicht</translation>
    </message>
    <message>
      <source>the working of entry {seq} is damaged: its checksum does not match</source>
      <translation>der Rechenweg von Eintrag {seq} ist beschädigt: seine Prüfsumme stimmt nicht</translation>
    </message>
    <message>
      <source>there is a working of entry {seq}, but no such good entry</source>
      <translation>es gibt einen Rechenweg von Eintrag {seq}, aber keinen guten Eintrag dazu</translation>
    </message>
    <message>
      <source>the working of entry {seq} cannot be unfolded: {error}</source>
      <translation>der Rechenweg von Eintrag {seq} lässt sich nicht entpacken: {error}</translation>
    </message>
    <message>
      <source>the source {name!r} cannot be unfolded: {error}</source>
      <translation>die Quelle {name!r} lässt sich nicht entpacken: {error}</translation>
    </message>
    <message>
      <source>what the game was started with is lost</source>
      <translation>womit das Spiel begonnen wurde, ist verloren</translation>
    </message>
    <message>
      <source>no entry of the game is left in it</source>
      <translation>kein Eintrag des Spiels ist darin übrig</translation>
    </message>
    <message>
      <source>nothing was lost</source>
      <translation>nichts ging verloren</translation>
    </message>
    <message>
      <source>there is no backup beside it</source>
      <translation>eine Sicherung liegt nicht daneben</translation>
    </message>
    <message>
      <source>its newest backup is {name}</source>
      <translation>die neueste Sicherung ist {name}</translation>
    </message>
    <message>
      <source>{path}: nothing can be saved: {why}; {where}</source>
      <translation>{path}: es lässt sich nichts retten: {why}; {where}</translation>
    </message>
    <message>
      <source>this version can read no entry of the game, so there is nothing to save</source>
      <translation>diese Version kann keinen Eintrag des Spiels lesen, also ist nichts zu retten</translation>
    </message>
    <message>
      <source>from entry {first} on this version cannot read {count} entries</source>
      <translation>von Eintrag {first} an kann diese Version {count} Einträge nicht lesen</translation>
    </message>
    <message>
      <source>{count} of them are too long to be kept, and stand in the old file</source>
      <translation>{count} davon sind zu lang, um aufgehoben zu werden; sie stehen in der alten Datei</translation>
    </message>
    <message>
      <source>the current entry {was} is one of them; the current entry is now {entry}</source>
      <translation>der gegenwärtige Eintrag {was} ist einer davon; der gegenwärtige ist jetzt {entry}</translation>
    </message>
    <message>
      <source>{path}: a companion that reads document version {found} is needed to recover it</source>
      <translation>{path}: zum Retten ist ein Companion nötig, der Dokumentversion {found} liest</translation>
    </message>
    <message>
      <source>entries are damaged or lost from entry {first} on, {lost} in all</source>
      <translation>Einträge sind ab Eintrag {first} beschädigt oder verloren, insgesamt {lost}</translation>
    </message>
    <message>
      <source>the mark of the current entry is lost</source>
      <translation>die Marke des jetzigen Eintrags ist verloren</translation>
    </message>
    <message>
      <source>the current entry {head} is lost</source>
      <translation>der jetzige Eintrag {head} ist verloren</translation>
    </message>
    <message>
      <source>there is no current entry now</source>
      <translation>es gibt nun keinen jetzigen Eintrag</translation>
    </message>
    <message>
      <source>the current entry is now {entry}</source>
      <translation>der jetzige Eintrag ist nun {entry}</translation>
    </message>
    <message>
      <source>the source {name!r} is lost</source>
      <translation>die Quelle {name!r} ist verloren</translation>
    </message>
    <message>
      <source>the record {name!r} is lost</source>
      <translation>die Aufzeichnung {name!r} ist verloren</translation>
    </message>
    <message>
      <source>some sources are lost</source>
      <translation>einige Quellen sind verloren</translation>
    </message>
    <message>
      <source>the workings of {lost} entries are lost</source>
      <translation>die Rechenwege von {lost} Einträgen sind verloren</translation>
    </message>
    <message>
      <source>a text in it is garbled</source>
      <translation>ein Text darin ist verstümmelt</translation>
    </message>
    <message>
      <source>the working of entry {seq} is damaged</source>
      <translation>der Rechenweg von Eintrag {seq} ist beschädigt</translation>
    </message>
    <message>
      <source>this version cannot read the working of entry {seq}</source>
      <translation>diese Version kann den Rechenweg von Eintrag {seq} nicht lesen</translation>
    </message>
    <message>
      <source>{path}: carries no source {name!r}; it has {there}</source>
      <translation>{path}: führt keine Quelle {name!r} mit; es hat {there}</translation>
    </message>
    <message>
      <source>this version cannot read the source {name!r}</source>
      <translation>diese Version kann die Quelle {name!r} nicht lesen</translation>
    </message>
    <message>
      <source>{path}: keeps no record {name!r}; it has {there}</source>
      <translation>{path}: bewahrt keine Aufzeichnung {name!r}; es hat {there}</translation>
    </message>
    <message>
      <source>this version cannot read the record {name!r}</source>
      <translation>diese Version kann die Niederschrift {name!r} nicht lesen</translation>
    </message>
    <message>
      <source>{path}: cannot be read: {why}</source>
      <translation>{path}: kann nicht gelesen werden: {why}</translation>
    </message>
    <message>
      <source>{path}: is open for reading only: {why}</source>
      <translation>{path}: ist nur zum Lesen geöffnet: {why}</translation>
    </message>
    <message>
      <source>{path}: nothing was written: another program has changed the game since it was opened; close it here and open it again</source>
      <translation>{path}: es wurde nichts geschrieben: ein anderes Programm hat das Spiel geändert, seit es geöffnet wurde; hier schließen und neu öffnen</translation>
    </message>
    <message>
      <source>there is no entry {seq}; the game has none yet</source>
      <translation>einen Eintrag {seq} gibt es nicht; das Spiel hat noch keinen</translation>
    </message>
    <message>
      <source>there is no entry {seq}; the newest is {last}</source>
      <translation>einen Eintrag {seq} gibt es nicht; der neueste ist {last}</translation>
    </message>
    <message>
      <source>there are records of these names already: {names}</source>
      <translation>es gibt schon Aufzeichnungen dieser Namen: {names}</translation>
    </message>
    <message>
      <source>{what}: {why}</source>
      <translation>{what}: {why}</translation>
    </message>
    <message>
      <source>{what} (the cause is in {place})</source>
      <translation>{what} (die Ursache steht in {place})</translation>
    </message>
    <message>
      <source>companion update FILE gives the game the installed rules</source>
      <translation>companion update DATEI gibt dem Spiel die installierten Regeln</translation>
    </message>
    <message>
      <source>{problem}; {cure}</source>
      <translation>{problem}; {cure}</translation>
    </message>
    <message>
      <source>games of kind {kind!r} are not known to this version</source>
      <translation>Spiele der Art {kind!r} kennt diese Version nicht</translation>
    </message>
    <message>
      <source>{names} of this game cannot be read ({problem}); what rests on it is shown by the installed chart, and nothing is decided by it; companion update FILE gives the game the installed rules</source>
      <translation>{names} dieses Spiels kann nicht gelesen werden ({problem}); was darauf beruht, zeigt die installierte Tafel, und nichts wird danach entschieden; companion update DATEI gibt dem Spiel die installierten Regeln</translation>
    </message>
    <message>
      <source>there are no games of kind {kind!r}</source>
      <translation>es gibt keine Spiele der Art {kind!r}</translation>
    </message>
    <message>
      <source>{name}: no such rule; there are: {names}</source>
      <translation>{name}: diese Regel gibt es nicht; es gibt: {names}</translation>
    </message>
    <message>
      <source>{name}: no die is thrown, so there are no odds; use resolve</source>
      <translation>{name}: hier wird nicht gewürfelt, also gibt es keine Chancen; resolve verwenden</translation>
    </message>
    <message>
      <source>$: is larger than {largest} bytes</source>
      <translation>$: ist größer als {largest} Bytes</translation>
    </message>
    <message>
      <source>$: is not JSON text</source>
      <translation>$: ist kein JSON-Text</translation>
    </message>
    <message>
      <source>{path}: is too large a number</source>
      <translation>{path}: ist eine zu große Zahl</translation>
    </message>
    <message>
      <source>$: is not JSON: {error}</source>
      <translation>$: ist kein JSON: {error}</translation>
    </message>
    <message>
      <source>{path}: unknown key</source>
      <translation>{path}: unbekannter Schlüssel</translation>
    </message>
    <message>
      <source>{path}: is missing</source>
      <translation>{path}: fehlt</translation>
    </message>
    <message>
      <source>{path}: expected {kinds}{rest}</source>
      <translation>{path}: erwartet wird {kinds}{rest}</translation>
    </message>
    <message>
      <source>{path}: {value} is not one of its values</source>
      <translation>{path}: {value} ist keiner seiner Werte</translation>
    </message>
    <message>
      <source>{several} or {last}</source>
      <translation>{several} oder {last}</translation>
    </message>
    <message>
      <source>of length</source>
      <translation>der Länge</translation>
    </message>
    <message>
      <source>{limit}, got {kinds}</source>
      <translation>{limit}, da steht {kinds}</translation>
    </message>
    <message>
      <source>{n} cm</source>
      <translation>{n} cm</translation>
    </message>
    <message>
      <source>{n} in</source>
      <translation>{n} Zoll</translation>
    </message>
    <message>
      <source>expected stands &lt;= {most} in all</source>
      <translation>insgesamt höchstens {most} Basen werden erwartet</translation>
    </message>
    <message>
      <source>batteries may not charge</source>
      <translation>Batterien dürfen nicht stürmen</translation>
    </message>
    <message>
      <source>is missing: troops are fresh, worn or spent</source>
      <translation>fehlt: Truppen sind frisch, angeschlagen oder verbraucht</translation>
    </message>
    <message>
      <source>only gun stands can be damaged</source>
      <translation>nur Geschützbasen können beschädigt sein</translation>
    </message>
    <message>
      <source>answer: {question} ({choices})</source>
      <translation>Antwort: {question} ({choices})</translation>
    </message>
    <message>
      <source>{leader}'s replacement is due</source>
      <translation>Der Ersatz für {leader} ist fällig</translation>
    </message>
    <message>
      <source>{leader} may detach from {unit}</source>
      <translation>{leader} darf sich von {unit} lösen</translation>
    </message>
    <message>
      <source>{leader} may attach to a unit he can reach</source>
      <translation>{leader} darf sich einer erreichbaren Einheit anschließen</translation>
    </message>
    <message>
      <source>{unit} arrives at the {edge} edge: bring it on or delay it</source>
      <translation>{unit} trifft von {edge} ein: aufstellen oder aufschieben</translation>
    </message>
    <message>
      <source>{unit} arrives: bring it on or delay it</source>
      <translation>{unit} trifft ein: aufstellen oder aufschieben</translation>
    </message>
    <message>
      <source>{battery} is silenced: limber and fall back half a move to recover</source>
      <translation>{battery} ist zum Schweigen gebracht: aufprotzen und eine halbe Bewegung zurück, um sich zu erholen</translation>
    </message>
    <message>
      <source>{brigade} is disordered and must roll</source>
      <translation>{brigade} ist ungeordnet und muss würfeln</translation>
    </message>
    <message>
      <source>{brigade} may roll in order to move or change formation</source>
      <translation>{brigade} darf würfeln, um sich zu bewegen oder die Formation zu wechseln</translation>
    </message>
    <message>
      <source>{brigade} may move ({outcome})</source>
      <translation>{brigade} darf sich bewegen ({outcome})</translation>
    </message>
    <message>
      <source>{leader} may move</source>
      <translation>{leader} darf sich bewegen</translation>
    </message>
    <message>
      <source>{unit} is low on ammunition: say at the step's end if it is outside enemy musket range</source>
      <translation>{unit} hat Munition knapp: am Ende des Schritts angeben, ob außerhalb feindlicher Musketenreichweite</translation>
    </message>
    <message>
      <source>{unit} may fire</source>
      <translation>{unit} darf feuern</translation>
    </message>
    <message>
      <source>a desperate struggle: roll it again</source>
      <translation>ein verzweifelter Kampf: noch einmal würfeln</translation>
    </message>
    <message>
      <source>{unit} charges {target}: resolve the combat</source>
      <translation>{unit} stürmt gegen {target}: Kampf austragen</translation>
    </message>
    <message>
      <source>{unit} breaks through: move it half a move at the nearest enemy</source>
      <translation>{unit} bricht durch: eine halbe Bewegung auf den nächsten Feind zu</translation>
    </message>
    <message>
      <source>{troops} may not use {formation}</source>
      <translation>{troops} darf nicht in {formation} stehen</translation>
    </message>
    <message>
      <source>a leader has no formation to change</source>
      <translation>ein Anführer hat keine Formation, die er wechseln könnte</translation>
    </message>
    <message>
      <source>one change of formation in a phase</source>
      <translation>ein Formationswechsel in einer Phase</translation>
    </message>
    <message>
      <source>Tardy and Rallies allow no change of formation</source>
      <translation>Säumig und Gesammelt erlauben keinen Formationswechsel</translation>
    </message>
    <message>
      <source>it can {word} only once in a move</source>
      <translation>{word}: nur einmal in einer Bewegung</translation>
    </message>
    <message>
      <source>it is in {name} already</source>
      <translation>sie steht schon in {name}</translation>
    </message>
    <message>
      <source>only a battery limbers or unlimbers</source>
      <translation>nur eine Batterie protzt auf oder ab</translation>
    </message>
    <message>
      <source>only cavalry mounts or dismounts</source>
      <translation>nur Kavallerie sitzt auf oder ab</translation>
    </message>
    <message>
      <source>it is mounted already</source>
      <translation>sie ist schon zu Pferd</translation>
    </message>
    <message>
      <source>no mounting in {name}</source>
      <translation>kein Aufsitzen in {name}</translation>
    </message>
    <message>
      <source>it is on foot already</source>
      <translation>sie ist schon abgesessen</translation>
    </message>
    <message>
      <source>no dismounting in {name}</source>
      <translation>kein Absitzen in {name}</translation>
    </message>
    <message>
      <source>a battery has no formation to change</source>
      <translation>eine Batterie hat keine Formation, die sie wechseln könnte</translation>
    </message>
    <message>
      <source>it is limbered already</source>
      <translation>sie ist schon aufgeprotzt</translation>
    </message>
    <message>
      <source>it is unlimbered already</source>
      <translation>sie ist schon abgeprotzt</translation>
    </message>
    <message>
      <source>{stands} of {all}; fresh from {fresh}, spent under {worn}</source>
      <translation>{stands} von {all}; frisch ab {fresh}, verbraucht unter {worn}</translation>
    </message>
    <message>
      <source>named besides the chain</source>
      <translation>außerhalb der Befehlskette genannt</translation>
    </message>
    <message>
      <source>an ordinary one</source>
      <translation>ein gewöhnlicher</translation>
    </message>
    <message>
      <source>Column or fieldworks</source>
      <translation>Kolonne oder Feldbefestigung</translation>
    </message>
    <message>
      <source>{leader}, {rank}</source>
      <translation>{leader}, {rank}</translation>
    </message>
    <message>
      <source>within {length}</source>
      <translation>innerhalb {length}</translation>
    </message>
    <message>
      <source>attached</source>
      <translation>angeschlossen</translation>
    </message>
    <message>
      <source>not on the table yet</source>
      <translation>noch nicht auf dem Tisch</translation>
    </message>
    <message>
      <source>fallen</source>
      <translation>gefallen</translation>
    </message>
    <message>
      <source>captured</source>
      <translation>gefangen</translation>
    </message>
    <message>
      <source>only the best leader counts</source>
      <translation>nur der beste Anführer zählt</translation>
    </message>
    <message>
      <source>attached to another unit</source>
      <translation>bei einer anderen Einheit</translation>
    </message>
    <message>
      <source>beyond his radius</source>
      <translation>außerhalb seines Radius</translation>
    </message>
    <message>
      <source>+{n} counts once</source>
      <translation>+{n} zählt einmal</translation>
    </message>
    <message>
      <source>after a breakthrough</source>
      <translation>nach einem Durchbruch</translation>
    </message>
    <message>
      <source>{n} against it</source>
      <translation>{n} dagegen</translation>
    </message>
    <message>
      <source>none: outflanked</source>
      <translation>keine: flankiert</translation>
    </message>
    <message>
      <source>{own} to {enemy}</source>
      <translation>{own} zu {enemy}</translation>
    </message>
    <message>
      <source>{stands} of {all}, under half</source>
      <translation>{stands} von {all}, unter der Hälfte</translation>
    </message>
    <message>
      <source>{stands} of {all}</source>
      <translation>{stands} von {all}</translation>
    </message>
    <message>
      <source>the battle is over; take it up again with end-battle</source>
      <translation>die Schlacht ist zu Ende; mit end-battle wieder aufnehmen</translation>
    </message>
    <message>
      <source>a question waits for the {seat} side: {question}</source>
      <translation>eine Frage wartet auf {seat}: {question}</translation>
    </message>
    <message>
      <source>there is no unit {name!r}{near}</source>
      <translation>es gibt keine Einheit {name!r}{near}</translation>
    </message>
    <message>
      <source>there is no leader {name!r}{near}</source>
      <translation>es gibt keinen Anführer {name!r}{near}</translation>
    </message>
    <message>
      <source>did you mean {near!r}?</source>
      <translation>gemeint {near!r}?</translation>
    </message>
    <message>
      <source>{name} is not on the table</source>
      <translation>{name} ist nicht auf dem Tisch</translation>
    </message>
    <message>
      <source>its charge combat is not over</source>
      <translation>sein Sturmangriff ist nicht zu Ende</translation>
    </message>
    <message>
      <source>that cannot be done here</source>
      <translation>das geht hier nicht</translation>
    </message>
    <message>
      <source>{choice!r} is not one of {names}</source>
      <translation>{choice!r} ist keines von {names}</translation>
    </message>
    <message>
      <source>{name} is not among those still to arrive</source>
      <translation>{name} gehört nicht zu denen, die noch eintreffen</translation>
    </message>
    <message>
      <source>a delay must be to a later turn than {turn}</source>
      <translation>aufschieben lässt sich nur auf einen späteren Zug als {turn}</translation>
    </message>
    <message>
      <source>there is no objective {objective!r}; there are: {value}</source>
      <translation>es gibt kein Ziel {objective!r}; es gibt: {value}</translation>
    </message>
    <message>
      <source>there is no act {number} on the list</source>
      <translation>die Liste hat keine Handlung {number}</translation>
    </message>
    <message>
      <source>there is no unit or leader {target!r}; the battle itself is 'game'</source>
      <translation>es gibt keine Einheit und keinen Anführer {target!r}; die Schlacht selbst ist 'game'</translation>
    </message>
    <message>
      <source>{target} has no field {field!r} to set; there are: {names}</source>
      <translation>{target} hat kein setzbares Feld {field!r}; es gibt: {names}</translation>
    </message>
    <message>
      <source>{field} of {target}: {words}</source>
      <translation>{field} von {target}: {words}</translation>
    </message>
    <message>
      <source>{name} cannot be {count}</source>
      <translation>{name} kann nicht {count} sein</translation>
    </message>
    <message>
      <source>{name} has {stands} gun stands to be damaged</source>
      <translation>{name} hat {stands} Geschützbasen, die beschädigt sein können</translation>
    </message>
    <message>
      <source>turn and last_turn begin at 1, step runs from 0 to 7</source>
      <translation>turn und last_turn beginnen bei 1, step läuft von 0 bis 7</translation>
    </message>
    <message>
      <source>{clock!r} is no time of day such as 08:00</source>
      <translation>{clock!r} ist keine Uhrzeit wie 08:00</translation>
    </message>
    <message>
      <source>a desperate struggle goes on: roll it again first</source>
      <translation>ein verzweifelter Kampf dauert an: erst noch einmal würfeln</translation>
    </message>
    <message>
      <source>{name} is in contact with {at}, which is not among the defenders</source>
      <translation>{name} steht in Kontakt mit {at}, das nicht unter den Verteidigern ist</translation>
    </message>
    <message>
      <source>{name} is of the charging side</source>
      <translation>{name} gehört zur stürmenden Seite</translation>
    </message>
    <message>
      <source>no desperate struggle is going on</source>
      <translation>es ist kein verzweifelter Kampf im Gang</translation>
    </message>
    <message>
      <source>{name} is not in charge contact</source>
      <translation>{name} hat keinen Sturmkontakt</translation>
    </message>
    <message>
      <source>its combat has begun</source>
      <translation>sein Kampf hat begonnen</translation>
    </message>
    <message>
      <source>{name} has no breakthrough to make</source>
      <translation>{name} hat keinen Durchbruch zu machen</translation>
    </message>
    <message>
      <source>{name} is a friend</source>
      <translation>{name} ist ein Freund</translation>
    </message>
    <message>
      <source>{name} is a friend of those who fire now</source>
      <translation>{name} ist ein Freund derer, die jetzt feuern</translation>
    </message>
    <message>
      <source>{name} does not fire in this step</source>
      <translation>{name} feuert nicht in diesem Schritt</translation>
    </message>
    <message>
      <source>{name} has fired in this player turn</source>
      <translation>{name} hat in diesem Spielerzug gefeuert</translation>
    </message>
    <message>
      <source>{name} is mounted: cavalry fires only on foot</source>
      <translation>{name} ist zu Pferd: Kavallerie feuert nur abgesessen</translation>
    </message>
    <message>
      <source>{name} is silenced</source>
      <translation>{name} ist zum Schweigen gebracht</translation>
    </message>
    <message>
      <source>{name} is limbered</source>
      <translation>{name} ist aufgeprotzt</translation>
    </message>
    <message>
      <source>{name} moved and unlimbered in this turn's Maneuver phase</source>
      <translation>{name} hat sich in der Manöverphase dieses Zuges bewegt und abgeprotzt</translation>
    </message>
    <message>
      <source>{name}: say how many stands fire in each group but one</source>
      <translation>{name}: für jede Gruppe bis auf eine angeben, wie viele Basen feuern</translation>
    </message>
    <message>
      <source>{name} has {may} stands that may fire</source>
      <translation>{name} hat {may} Basen, die feuern dürfen</translation>
    </message>
    <message>
      <source>{what} belongs to step {where} of the {phase} phase; this is step {number} of {present}</source>
      <translation>{what} gehört zu Schritt {where} der Phase {phase}; dies ist Schritt {number} von {present}</translation>
    </message>
    <message>
      <source>{name} is not of the {player_turn} side, whose turn it is</source>
      <translation>{name} gehört nicht zur Seite am Zug ({player_turn})</translation>
    </message>
    <message>
      <source>{name} has used his move of this phase</source>
      <translation>{name} hat seine Bewegung dieser Phase verbraucht</translation>
    </message>
    <message>
      <source>{name} is attached to {unit} already</source>
      <translation>{name} ist schon {unit} angeschlossen</translation>
    </message>
    <message>
      <source>{name} is not attached</source>
      <translation>{name} ist nicht angeschlossen</translation>
    </message>
    <message>
      <source>replacements come first: {name}'s is due</source>
      <translation>Ersatz kommt zuerst: der für {name} ist fällig</translation>
    </message>
    <message>
      <source>no replacement is due for {name}</source>
      <translation>für {name} ist kein Ersatz fällig</translation>
    </message>
    <message>
      <source>the replacement for {name} is due in turn {returns}</source>
      <translation>der Ersatz für {name} ist in Zug {returns} fällig</translation>
    </message>
    <message>
      <source>name the unit that he is attached to</source>
      <translation>die Einheit nennen, der er sich anschließt</translation>
    </message>
    <message>
      <source>{name} is not of his command</source>
      <translation>{name} untersteht ihm nicht</translation>
    </message>
    <message>
      <source>{name} is attached and moves with his unit</source>
      <translation>{name} ist angeschlossen und bewegt sich mit seiner Einheit</translation>
    </message>
    <message>
      <source>{length} is more than the {rate} he may move</source>
      <translation>{length} sind mehr als die {rate} seiner Bewegung</translation>
    </message>
    <message>
      <source>batteries do not roll on the maneuver table</source>
      <translation>Batterien würfeln nicht auf der Manövertabelle</translation>
    </message>
    <message>
      <source>{name} has rolled in this phase</source>
      <translation>{name} hat in dieser Phase gewürfelt</translation>
    </message>
    <message>
      <source>{name} counts once</source>
      <translation>{name} zählt einmal</translation>
    </message>
    <message>
      <source>{name} is not in {unit}'s chain of command</source>
      <translation>{name} gehört nicht zur Befehlskette von {unit}</translation>
    </message>
    <message>
      <source>{name} is attached and helps only his unit</source>
      <translation>{name} ist angeschlossen und hilft nur seiner Einheit</translation>
    </message>
    <message>
      <source>{name} must roll on the maneuver table before it moves</source>
      <translation>{name} muss vor der Bewegung auf der Manövertabelle würfeln</translation>
    </message>
    <message>
      <source>{outcome}: {unit} may not move or change formation</source>
      <translation>{outcome}: {unit} darf sich nicht bewegen und die Formation nicht wechseln</translation>
    </message>
    <message>
      <source>{name} is in charge contact with {charges}</source>
      <translation>{name} steht in Sturmkontakt mit {charges}</translation>
    </message>
    <message>
      <source>{name} took the road bonus: nothing else goes with a whole road move</source>
      <translation>{name} nahm den Straßenbonus: zur ganzen Straßenbewegung geht sonst nichts</translation>
    </message>
    <message>
      <source>{outcome}: {unit} may not change formation</source>
      <translation>{outcome}: {unit} darf die Formation nicht wechseln</translation>
    </message>
    <message>
      <source>{name} is in {formation} already</source>
      <translation>{name} steht schon in {formation}</translation>
    </message>
    <message>
      <source>a brigade of one stand is in Single Line or March Column only</source>
      <translation>eine Brigade aus einer Base steht nur in einfacher Linie oder Marschkolonne</translation>
    </message>
    <message>
      <source>too little of {name}'s move is left for it</source>
      <translation>dafür ist von der Bewegung von {name} zu wenig übrig</translation>
    </message>
    <message>
      <source>{name} is {what} already</source>
      <translation>{name} ist schon {what}</translation>
    </message>
    <message>
      <source>mounting comes first in the move</source>
      <translation>Aufsitzen kommt am Anfang der Bewegung</translation>
    </message>
    <message>
      <source>no leader of {name}'s chain is named who is near enough</source>
      <translation>kein Anführer der Befehlskette von {name} ist genannt, der nahe genug ist</translation>
    </message>
    <message>
      <source>{name} dismounted at the end of its move</source>
      <translation>{name} ist am Ende der Bewegung abgesessen</translation>
    </message>
    <message>
      <source>the costs exceed the move by {length}</source>
      <translation>die Kosten übersteigen die Bewegung um {length}</translation>
    </message>
    <message>
      <source>an unlimbered battery moves only by limbering</source>
      <translation>eine abgeprotzte Batterie bewegt sich nur durch Aufprotzen</translation>
    </message>
    <message>
      <source>artillery may not cross a linear object</source>
      <translation>Artillerie darf kein lineares Hindernis überschreiten</translation>
    </message>
    <message>
      <source>artillery may not move through closed wood except by road</source>
      <translation>Artillerie darf dichten Wald nur auf einer Straße durchqueren</translation>
    </message>
    <message>
      <source>{mode} is not available in {name}</source>
      <translation>{mode} gibt es nicht in {name}</translation>
    </message>
    <message>
      <source>{rough} of rough ground do not lie on a way of {length}</source>
      <translation>{rough} rauer Grund liegen nicht auf einem Weg von {length}</translation>
    </message>
    <message>
      <source>guns are never disordered; give silenced guns no fire</source>
      <translation>Geschütze sind nie ungeordnet; schweigenden Geschützen kein Feuer geben</translation>
    </message>
    <message>
      <source>{damaged} of {stands} stands cannot be damaged</source>
      <translation>{damaged} von {stands} Basen können nicht beschädigt sein</translation>
    </message>
    <message>
      <source>{firing} stands fire, but the unit has {all}</source>
      <translation>{firing} Basen feuern, doch die Einheit hat {all}</translation>
    </message>
    <message>
      <source>{range} is beyond the last range of {arm}, {last}</source>
      <translation>{range} liegen jenseits der letzten Entfernung ({arm}), {last}</translation>
    </message>
    <message>
      <source>guns low on ammunition fire canister only, to {range} ({clause})</source>
      <translation>Geschütze mit knapper Munition feuern nur Kartätschen, bis {range} ({clause})</translation>
    </message>
    <message>
      <source>{name} took the road bonus: its whole move is on the road</source>
      <translation>{name} nahm den Straßenbonus: die ganze Bewegung liegt auf der Straße</translation>
    </message>
    <message>
      <source>{length} is more than the {reach} that are left of its move</source>
      <translation>{length} sind mehr als die {reach}, die von der Bewegung übrig sind</translation>
    </message>
    <message>
      <source>empty the cell: it is for {arms}</source>
      <translation>die Zelle leeren: sie gilt für {arms}</translation>
    </message>
    <message>
      <source>is not for {arm}</source>
      <translation>gilt nicht für {arm}</translation>
    </message>
    <message>
      <source>guns and stands are both missing</source>
      <translation>guns und stands fehlen beide</translation>
    </message>
    <message>
      <source>give one of them</source>
      <translation>eines davon angeben</translation>
    </message>
    <message>
      <source>smoothbore or rifled; a mixed battery has a row for each</source>
      <translation>smoothbore oder rifled; eine gemischte Batterie hat je eine Zeile</translation>
    </message>
    <message>
      <source>men and stands are both missing</source>
      <translation>men und stands fehlen beide</translation>
    </message>
    <message>
      <source>worn at {worn_at} is above fresh at {fresh_at}</source>
      <translation>angeschlagen ab {worn_at} liegt über frisch ab {fresh_at}</translation>
    </message>
    <message>
      <source>fewer stands are worn than are fresh</source>
      <translation>angeschlagen beginnt bei weniger Basen als frisch</translation>
    </message>
    <message>
      <source>{value} is more than its {stands} stands</source>
      <translation>{value} ist mehr als die {stands} Basen</translation>
    </message>
    <message>
      <source>is empty, but the row tells about a leader</source>
      <translation>ist leer, doch die Zeile spricht von einem Anführer</translation>
    </message>
    <message>
      <source>is empty, but the row names the leader of a {rank}</source>
      <translation>ist leer, doch die Zeile nennt den Anführer ({rank})</translation>
    </message>
    <message>
      <source>{several} and {last}</source>
      <translation>{several} und {last}</translation>
    </message>
    <message>
      <source>keep each cell on one line</source>
      <translation>jede Zelle auf einer Zeile halten</translation>
    </message>
    <message>
      <source>a whole number from {low} to {high}</source>
      <translation>eine ganze Zahl von {low} bis {high}</translation>
    </message>
    <message>
      <source>{figure} is negative</source>
      <translation>{figure} ist negativ</translation>
    </message>
    <message>
      <source>expected a whole number, got {cell!r}</source>
      <translation>ganze Zahl erwartet, statt {cell!r}</translation>
    </message>
    <message>
      <source>digits only, without separators</source>
      <translation>nur Ziffern, ohne Trennzeichen</translation>
    </message>
    <message>
      <source>expected yes or no, got {cell!r}</source>
      <translation>yes oder no erwartet, statt {cell!r}</translation>
    </message>
    <message>
      <source>one of {names}</source>
      <translation>eines von {names}</translation>
    </message>
    <message>
      <source>{cell!r} is not known</source>
      <translation>{cell!r} ist unbekannt</translation>
    </message>
    <message>
      <source>any of {names}</source>
      <translation>beliebige von {names}</translation>
    </message>
    <message>
      <source>{name!r} is no column that can be invented</source>
      <translation>{name!r} ist keine Spalte, die erfunden sein kann</translation>
    </message>
    <message>
      <source>the roster is empty</source>
      <translation>die Aufstellung ist leer</translation>
    </message>
    <message>
      <source>the first row names the columns</source>
      <translation>die erste Zeile nennt die Spalten</translation>
    </message>
    <message>
      <source>has {cells} cells, the header has {header}</source>
      <translation>hat {cells} Zellen, die Kopfzeile hat {header}</translation>
    </message>
    <message>
      <source>a comma inside a name wants quotation marks around it</source>
      <translation>ein Komma in einem Namen verlangt Anführungszeichen darum</translation>
    </message>
    <message>
      <source>has a cell under no column name</source>
      <translation>hat eine Zelle ohne Spaltennamen</translation>
    </message>
    <message>
      <source>name the column, or empty it</source>
      <translation>die Spalte benennen oder leeren</translation>
    </message>
    <message>
      <source>has a header and no row</source>
      <translation>hat eine Kopfzeile und keine Zeile</translation>
    </message>
    <message>
      <source>one row a brigade or battery</source>
      <translation>eine Zeile je Brigade oder Batterie</translation>
    </message>
    <message>
      <source>every quotation mark that opens a cell must close it; inside a cell it is doubled</source>
      <translation>jedes Anführungszeichen, das eine Zelle öffnet, muss sie schließen; innerhalb der Zelle wird es verdoppelt</translation>
    </message>
    <message>
      <source>cannot be parted into cells: {error}</source>
      <translation>lässt sich nicht in Zellen teilen: {error}</translation>
    </message>
    <message>
      <source>save the file as CSV separated by commas</source>
      <translation>die Datei als CSV mit Kommas speichern</translation>
    </message>
    <message>
      <source>the columns are apart by {name}, not by commas</source>
      <translation>die Spalten sind durch {name} getrennt, nicht durch Kommas</translation>
    </message>
    <message>
      <source>the columns are {names}</source>
      <translation>die Spalten sind {names}</translation>
    </message>
    <message>
      <source>unknown column</source>
      <translation>unbekannte Spalte</translation>
    </message>
    <message>
      <source>the column stands {count} times</source>
      <translation>die Spalte steht {count}-mal da</translation>
    </message>
    <message>
      <source>the column is missing</source>
      <translation>die Spalte fehlt</translation>
    </message>
    <message>
      <source>give men or stands, and guns for artillery</source>
      <translation>Mann oder Basen angeben, für Artillerie Geschütze</translation>
    </message>
    <message>
      <source>{id!r} stands twice</source>
      <translation>{id!r} steht zweimal da</translation>
    </message>
    <message>
      <source>a share is no number</source>
      <translation>ein Anteil ist keine Zahl</translation>
    </message>
    <message>
      <source>write 0.75 or "3/4"</source>
      <translation>0.75 oder "3/4" schreiben</translation>
    </message>
    <message>
      <source>spent at {spent} and fresh above {fresh} are out of order</source>
      <translation>verbraucht bei {spent} und frisch über {fresh} stehen in falscher Ordnung</translation>
    </message>
    <message>
      <source>0 &lt;= spent &lt;= fresh &lt; 1</source>
      <translation>0 &lt;= verbraucht &lt;= frisch &lt; 1</translation>
    </message>
    <message>
      <source>no row for {deed}</source>
      <translation>keine Zeile für {deed}</translation>
    </message>
    <message>
      <source>0 points is a row too</source>
      <translation>auch 0 Punkte sind eine Zeile</translation>
    </message>
    <message>
      <source>{deed} stands {count} times</source>
      <translation>{deed} steht {count}-mal da</translation>
    </message>
    <message>
      <source>{figure} is not above 0</source>
      <translation>{figure} ist nicht größer als 0</translation>
    </message>
    <message>
      <source>a move is divided by it</source>
      <translation>eine Bewegung wird dadurch geteilt</translation>
    </message>
    <message>
      <source>needs exactly one row with half = true</source>
      <translation>braucht genau eine Zeile mit half = true</translation>
    </message>
    <message>
      <source>gap: no effect for a result of {result} with {label} fire points</source>
      <translation>Lücke: keine Wirkung bei Ergebnis {result} mit {label} Feuerpunkten</translation>
    </message>
    <message>
      <source>overlap: a result of {result} is in {names}</source>
      <translation>Überschneidung: Ergebnis {result} steht in {names}</translation>
    </message>
    <message>
      <source>the bands {bands} do not rise</source>
      <translation>die Bänder {bands} steigen nicht an</translation>
    </message>
    <message>
      <source>each `upto` must be longer</source>
      <translation>jedes `upto` muss länger sein</translation>
    </message>
    <message>
      <source>is missing: more than one corps has this division</source>
      <translation>fehlt: mehr als ein Korps hat diese Division</translation>
    </message>
    <message>
      <source>leaves out a leader whom the order of battle has not</source>
      <translation>lässt einen Anführer weg, den die Schlachtordnung nicht hat</translation>
    </message>
    <message>
      <source>is missing: the order of battle names no leader there</source>
      <translation>fehlt: die Schlachtordnung nennt dort keinen Anführer</translation>
    </message>
    <message>
      <source>{name} has no troops in this scenario</source>
      <translation>{name} hat in diesem Szenario keine Truppen</translation>
    </message>
    <message>
      <source>{name} arrives in turn {turn}, after the last, {last_turn}</source>
      <translation>{name} trifft in Zug {turn} ein, nach dem letzten, {last_turn}</translation>
    </message>
    <message>
      <source>give more turns, or another arrival in [[forces]]</source>
      <translation>mehr Züge oder eine andere Ankunft in [[forces]] angeben</translation>
    </message>
    <message>
      <source>{unit} stands in {where} already</source>
      <translation>{unit} steht schon in {where}</translation>
    </message>
    <message>
      <source>has no unit of the {side} side</source>
      <translation>hat keine Einheit der Seite {side}</translation>
    </message>
    <message>
      <source>a battle needs both sides</source>
      <translation>eine Schlacht braucht beide Seiten</translation>
    </message>
    <message>
      <source>{value} is more than the {stands} stands of {men} men at {men_per_stand} a stand</source>
      <translation>{value} ist mehr als die {stands} Basen aus {men} Mann zu {men_per_stand} je Base</translation>
    </message>
    <message>
      <source>{name} and {other} both lead the {of}</source>
      <translation>{name} und {other} führen beide {of}</translation>
    </message>
    <message>
      <source>its names are known, but no row bears them all</source>
      <translation>die Namen sind bekannt, doch keine Zeile trägt sie alle</translation>
    </message>
    <message>
      <source>give fewer of them</source>
      <translation>weniger davon angeben</translation>
    </message>
    <message>
      <source>the order of battle has no {name} {wanted!r} on that side</source>
      <translation>die Schlachtordnung hat auf dieser Seite kein {name} {wanted!r}</translation>
    </message>
    <message>
      <source>{name!r} is no id</source>
      <translation>{name!r} ist keine Kennung</translation>
    </message>
    <message>
      <source>write {slug!r}</source>
      <translation>{slug!r} schreiben</translation>
    </message>
    <message>
      <source>name the roster that the forces are taken from</source>
      <translation>die Aufstellung nennen, aus der die Truppen stammen</translation>
    </message>
    <message>
      <source>has no entry</source>
      <translation>hat keinen Eintrag</translation>
    </message>
    <message>
      <source>name at least a force of either side</source>
      <translation>mindestens eine Truppe je Seite nennen</translation>
    </message>
    <message>
      <source>the post of the {names} stands twice</source>
      <translation>der Posten {names} steht zweimal da</translation>
    </message>
    <message>
      <source>is no line of the score sheet</source>
      <translation>ist keine Zeile des Wertungsbogens</translation>
    </message>
    <message>
      <source>give corps, division, battalion or unit as the order of battle does</source>
      <translation>Korps, Division, Bataillon oder Einheit wie in der Schlachtordnung angeben</translation>
    </message>
    <message>
      <source>names nothing</source>
      <translation>nennt nichts</translation>
    </message>
    <message>
      <source>turn {arrives} is after the last, {last_turn}</source>
      <translation>Zug {arrives} liegt nach dem letzten, {last_turn}</translation>
    </message>
    <message>
      <source>has an edge but no turn of arrival</source>
      <translation>hat einen Rand, aber keinen Zug der Ankunft</translation>
    </message>
    <message>
      <source>give arrives with it</source>
      <translation>dazu arrives angeben</translation>
    </message>
    <message>
      <source>is missing: whose {rank} leader is he?</source>
      <translation>fehlt: wessen Anführer ({rank}) ist er?</translation>
    </message>
    <message>
      <source>{id!r} is no id</source>
      <translation>{id!r} ist keine Kennung</translation>
    </message>
    <message>
      <source>comes from another campaign</source>
      <translation>kommt aus einem anderen Feldzug</translation>
    </message>
    <message>
      <source>open the campaign that it was exported from</source>
      <translation>den Feldzug öffnen, aus dem sie stammt</translation>
    </message>
    <message>
      <source>comes from another game</source>
      <translation>kommt aus einem anderen Spiel</translation>
    </message>
    <message>
      <source>open the game that it was exported from</source>
      <translation>das Spiel öffnen, aus dem sie stammt</translation>
    </message>
    <message>
      <source>{file} here, {own} in the game</source>
      <translation>{file} hier, {own} im Spiel</translation>
    </message>
    <message>
      <source>{file} here, {own} in the campaign</source>
      <translation>{file} hier, {own} im Feldzug</translation>
    </message>
    <message>
      <source>put it back as it was</source>
      <translation>wieder so setzen, wie es war</translation>
    </message>
    <message>
      <source>{called} stands {times} times</source>
      <translation>{called} steht {times}-mal da</translation>
    </message>
    <message>
      <source>{called} is not there in the game</source>
      <translation>{called} gibt es im Spiel nicht</translation>
    </message>
    <message>
      <source>{called} is not there in the campaign</source>
      <translation>{called} gibt es im Feldzug nicht</translation>
    </message>
    <message>
      <source>take it out again</source>
      <translation>wieder herausnehmen</translation>
    </message>
    <message>
      <source>{left} is missing</source>
      <translation>{left} fehlt</translation>
    </message>
    <message>
      <source>{count} of them</source>
      <translation>{count} davon</translation>
    </message>
    <message>
      <source>{called} lost {gone} stands in all, it has {had}</source>
      <translation>{called} hat insgesamt {gone} Basen verloren, es hat {had}</translation>
    </message>
    <message>
      <source>{called} has {had} stands left to be damaged</source>
      <translation>{called} hat noch {had} Basen, die beschädigt sein können</translation>
    </message>
    <message>
      <source>did not fight in this battle</source>
      <translation>hat in dieser Schlacht nicht gekämpft</translation>
    </message>
    <message>
      <source>{lost} lost, {name} has {points}</source>
      <translation>{lost} verloren, {name} hat {points}</translation>
    </message>
    <message>
      <source>there are no stragglers in this game</source>
      <translation>in diesem Spiel gibt es keine Nachzügler</translation>
    </message>
    <message>
      <source>{stragglers} ran, {name} has {left} left</source>
      <translation>{stragglers} sind gelaufen, {name} hat noch {left}</translation>
    </message>
    <message>
      <source>{name} cannot be lost: he commands the army</source>
      <translation>{name} kann nicht verloren gehen: er führt die Armee</translation>
    </message>
    <message>
      <source>{name}: nothing is reported; enter its losses, or that it had none</source>
      <translation>{name}: nichts ist gemeldet; die Verluste eintragen, oder dass es keine gab</translation>
    </message>
    <message>
      <source>{name}: not reported: {names}</source>
      <translation>{name}: nicht gemeldet: {names}</translation>
    </message>
    <message>
      <source>{names} was reported; a change wants a reason</source>
      <translation>{names} ist gemeldet; eine Änderung braucht einen Grund</translation>
    </message>
    <message>
      <source>say why, it is kept with the battle</source>
      <translation>sagen, warum; es wird bei der Schlacht aufbewahrt</translation>
    </message>
    <message>
      <source>there are: {known}</source>
      <translation>es gibt: {known}</translation>
    </message>
    <message>
      <source>is no figure of a return</source>
      <translation>ist keine Zahl einer Rückmeldung</translation>
    </message>
    <message>
      <source>{value!r} is neither true nor false</source>
      <translation>{value!r} ist weder true noch false</translation>
    </message>
    <message>
      <source>has no leader who can be lost</source>
      <translation>hat keinen Anführer, der verloren gehen kann</translation>
    </message>
    <message>
      <source>{value!r} is no number</source>
      <translation>{value!r} ist keine Zahl</translation>
    </message>
    <message>
      <source>{value} is no number</source>
      <translation>{value} ist keine Zahl</translation>
    </message>
    <message>
      <source>{value:g} is negative</source>
      <translation>{value:g} ist negativ</translation>
    </message>
    <message>
      <source>{value:g} is not a whole number</source>
      <translation>{value:g} ist keine ganze Zahl</translation>
    </message>
    <message>
      <source>{lost} lost, it has {had}</source>
      <translation>{lost} verloren, es hat {had}</translation>
    </message>
    <message>
      <source>{back} return, {lost} were lost</source>
      <translation>{back} kehren zurück, {lost} gingen verloren</translation>
    </message>
    <message>
      <source>who ran is back at once</source>
      <translation>wer lief, ist gleich wieder da</translation>
    </message>
    <message>
      <source>{ran} ran, {left} are left</source>
      <translation>{ran} sind gelaufen, {left} sind übrig</translation>
    </message>
    <message>
      <source>fatigue of {fatigue:g} is more than {most:g}</source>
      <translation>Erschöpfung {fatigue:g} ist mehr als {most:g}</translation>
    </message>
    <message>
      <source>fatigue of {fatigue:g} is not in steps of {grain:g}</source>
      <translation>Erschöpfung {fatigue:g} liegt nicht in Schritten von {grain:g}</translation>
    </message>
    <message>
      <source>the game has {there} {parts}, its battle file {here}, or of other sides</source>
      <translation>das Spiel hat {there} {parts}, seine Schlachtdatei {here}, oder von anderen Seiten</translation>
    </message>
    <message>
      <source>give the game that was made from this battle</source>
      <translation>das Spiel angeben, das aus dieser Schlacht gemacht wurde</translation>
    </message>
    <message>
      <source>turn {turn} of {last_turn}</source>
      <translation>Zug {turn} von {last_turn}</translation>
    </message>
    <message>
      <source>is no battle file and no result</source>
      <translation>ist keine Schlachtdatei und kein Ergebnis</translation>
    </message>
    <message>
      <source>it begins with { and names its format</source>
      <translation>sie beginnt mit { und nennt ihr Format</translation>
    </message>
    <message>
      <source>{word!r} is not known</source>
      <translation>{word!r} ist nicht bekannt</translation>
    </message>
    <message>
      <source>{version} is newer than this program, which reads {known}</source>
      <translation>{version} ist neuer als dieses Programm, das {known} liest</translation>
    </message>
    <message>
      <source>install the present version of the companion</source>
      <translation>die jetzige Version des Companion installieren</translation>
    </message>
    <message>
      <source>{found:g} is negative</source>
      <translation>{found:g} ist negativ</translation>
    </message>
    <message>
      <source>{found:g} is not a whole number</source>
      <translation>{found:g} ist keine ganze Zahl</translation>
    </message>
    <message>
      <source>comes from a game of kind {given!r}, this is one of kind {own!r}</source>
      <translation>kommt aus einem Spiel der Art {given!r}, dieses ist eines der Art {own!r}</translation>
    </message>
    <message>
      <source>is of battle {given}; battle {own} waits for its result</source>
      <translation>ist von Schlacht {given}; auf ihr Ergebnis wartet Schlacht {own}</translation>
    </message>
    <message>
      <source>{given!r} here, {own!r} in the game: the forces are not those of this battle</source>
      <translation>{given!r} hier, {own!r} im Spiel: die Truppen sind nicht die dieser Schlacht</translation>
    </message>
    <message>
      <source>{given!r} here, {own!r} in the campaign: the forces are not those of this battle</source>
      <translation>{given!r} hier, {own!r} im Feldzug: die Truppen sind nicht die dieser Schlacht</translation>
    </message>
    <message>
      <source>export the battle again, or mend the code where it was copied wrongly</source>
      <translation>die Schlacht neu ausgeben, oder die Prüfzahl richtigstellen, wo sie falsch abgeschrieben ist</translation>
    </message>
    <message>
      <source>is larger than {largest} bytes, the most that a battle's return holds</source>
      <translation>ist größer als {largest} Bytes, mehr als die Rückmeldung einer Schlacht je braucht</translation>
    </message>
    <message>
      <source>save the file again where it comes from</source>
      <translation>die Datei dort neu speichern, wo sie herkommt</translation>
    </message>
    <message>
      <source>holds {error}, which is no number</source>
      <translation>enthält {error}, was keine Zahl ist</translation>
    </message>
    <message>
      <source>give the JSON file or the table game's document</source>
      <translation>die JSON-Datei oder das Dokument des Tischspiels angeben</translation>
    </message>
    <message>
      <source>line {line}, column {column}</source>
      <translation>Zeile {line}, Spalte {column}</translation>
    </message>
    <message>
      <source>ends in the middle: it is only part of a file</source>
      <translation>endet mittendrin: es ist nur ein Teil einer Datei</translation>
    </message>
    <message>
      <source>copy or save the whole file again</source>
      <translation>die ganze Datei neu kopieren oder speichern</translation>
    </message>
    <message>
      <source>is not JSON: {error}</source>
      <translation>ist kein JSON: {error}</translation>
    </message>
    <message>
      <source>stands twice</source>
      <translation>steht zweimal da</translation>
    </message>
    <message>
      <source>is too large a number</source>
      <translation>ist eine zu große Zahl</translation>
    </message>
    <message>
      <source>holds half a sign, which no text can</source>
      <translation>enthält ein halbes Zeichen, was kein Text kann</translation>
    </message>
    <message>
      <source>{name} stands twice</source>
      <translation>{name} steht zweimal da</translation>
    </message>
    <message>
      <source>no row of {roster} bears these names</source>
      <translation>keine Zeile von {roster} trägt diese Namen</translation>
    </message>
    <message>
      <source>{unit} is of {name} and of {owner}</source>
      <translation>{unit} gehört zu {name} und zu {owner}</translation>
    </message>
    <message>
      <source>name the battalions or units of each</source>
      <translation>die Bataillone oder Einheiten beider nennen</translation>
    </message>
    <message>
      <source>companion update FILE gives a game the installed rules; companion check FILE names those that differ</source>
      <translation>companion update FILE gibt einem Spiel die installierten Regeln; companion check FILE nennt die, die abweichen</translation>
    </message>
    <message>
      <source>the computers cannot play by this chart</source>
      <translation>nach dieser Tabelle können die Computer nicht spielen</translation>
    </message>
    <message>
      <source>Entry {n}: {label}</source>
      <translation>Eintrag {n}: {label}</translation>
    </message>
    <message>
      <source>One entry comes out the same.</source>
      <translation>Ein Eintrag bleibt gleich.</translation>
    </message>
    <message>
      <source>{n} entries come out the same.</source>
      <translation>{n} Einträge bleiben gleich.</translation>
    </message>
    <message>
      <source>It stops before entry {n}, {label}: {why}.</source>
      <translation>Es endet vor Eintrag {n}, {label}: {why}.</translation>
    </message>
    <message>
      <source>One entry from there on must be played anew; the old ones stay as a branch.</source>
      <translation>Ein Eintrag von dort an ist neu zu spielen; die alten bleiben als Zweig.</translation>
    </message>
    <message>
      <source>{n} entries from there on must be played anew; the old ones stay as a branch.</source>
      <translation>{n} Einträge von dort an sind neu zu spielen; die alten bleiben als Zweig.</translation>
    </message>
    <message>
      <source>Preview: nothing is written.</source>
      <translation>Vorschau: nichts wird geschrieben.</translation>
    </message>
    <message>
      <source>Amended; what was is a branch of its own.</source>
      <translation>Geändert; was war, ist ein eigener Zweig.</translation>
    </message>
    <message>
      <source>It stops before entry {n}, which is no longer possible: {why}.</source>
      <translation>Es endet vor Eintrag {n}, der nicht mehr möglich ist: {why}.</translation>
    </message>
    <message>
      <source>{side}: {question}</source>
      <translation>{side}: {question}</translation>
    </message>
    <message>
      <source>Step {n} of {all}: {what}</source>
      <translation>Schritt {n} von {all}: {what}</translation>
    </message>
    <message>
      <source>{side} {does}</source>
      <translation>{side}: {does}</translation>
    </message>
    <message>
      <source>then {phase}</source>
      <translation>dann {phase}</translation>
    </message>
    <message>
      <source>then {what}</source>
      <translation>dann {what}</translation>
    </message>
    <message>
      <source>then the {side} turn</source>
      <translation>dann {side} am Zug</translation>
    </message>
    <message>
      <source>then turn {n}</source>
      <translation>dann Zug {n}</translation>
    </message>
    <message>
      <source>then the battle is over</source>
      <translation>dann ist die Schlacht zu Ende</translation>
    </message>
    <message>
      <source>in contact with {unit}</source>
      <translation>in Kontakt mit {unit}</translation>
    </message>
    <message>
      <source>{leaders} with it</source>
      <translation>{leaders} dabei</translation>
    </message>
    <message>
      <source>{n} damaged</source>
      <translation>{n} beschädigt</translation>
    </message>
    <message>
      <source>odds of the next roll</source>
      <translation>Chancen des nächsten Wurfs</translation>
    </message>
    <message>
      <source>modifier {n}</source>
      <translation>Modifikator {n}</translation>
    </message>
    <message>
      <source>no modifier</source>
      <translation>kein Modifikator</translation>
    </message>
    <message>
      <source>{unit} holds</source>
      <translation>{unit} hält</translation>
    </message>
    <message>
      <source>{unit} wins</source>
      <translation>{unit} siegt</translation>
    </message>
    <message>
      <source>attackers {attackers}, defenders {defenders}</source>
      <translation>Angreifer {attackers}, Verteidiger {defenders}</translation>
    </message>
    <message>
      <source>nothing</source>
      <translation>nichts</translation>
    </message>
    <message>
      <source>give a value</source>
      <translation>Wert angeben</translation>
    </message>
    <message>
      <source>{leader}, staff</source>
      <translation>{leader}, Stab</translation>
    </message>
    <message>
      <source>No. | Inf. | Guns | Fat. | Urg. | At | Age</source>
      <translation>Nr. | Inf. | Art. | Ers. | Ndr. | In | Alt.</translation>
    </message>
    <message>
      <source>{n} c</source>
      <translation>{n} K</translation>
    </message>
    <message>
      <source>lost</source>
      <translation>verloren</translation>
    </message>
    <message>
      <source>left</source>
      <translation>abgezogen</translation>
    </message>
    <message>
      <source>{name}, {status}</source>
      <translation>{name}, {status}</translation>
    </message>
    <message>
      <source>number {n}, {name}</source>
      <translation>Nummer {n}, {name}</translation>
    </message>
    <message>
      <source>at {hex}, {age}</source>
      <translation>in {hex}, {age}</translation>
    </message>
    <message>
      <source>{n} hundred of infantry or cavalry, {guns} guns</source>
      <translation>{n} Hundert Infanterie oder Kavallerie, {guns} Geschütze</translation>
    </message>
    <message>
      <source>at the start {what}</source>
      <translation>zu Beginn {what}</translation>
    </message>
    <message>
      <source>fatigue {n}, urgency {m}</source>
      <translation>Erschöpfung {n}, Nachdruck {m}</translation>
    </message>
    <message>
      <source>contact mode {mode}</source>
      <translation>Kontaktverhalten {mode}</translation>
    </message>
    <message>
      <source>in combat mode {mode}</source>
      <translation>in Gefechtsart {mode}</translation>
    </message>
    <message>
      <source>orders are being written</source>
      <translation>Befehle werden geschrieben</translation>
    </message>
    <message>
      <source>… and {n} more</source>
      <translation>… und {n} weitere</translation>
    </message>
    <message>
      <source>Turn {n}: </source>
      <translation>Zug {n}: </translation>
    </message>
    <message>
      <source>hex {hex}</source>
      <translation>Hexfeld {hex}</translation>
    </message>
    <message>
      <source>{name}, at {place}</source>
      <translation>{name}, bei {place}</translation>
    </message>
    <message>
      <source>Enemy found at {place}: about {men} men.</source>
      <translation>Feind gefunden bei {place}: etwa {men} Mann.</translation>
    </message>
    <message>
      <source>Nothing else to tell.</source>
      <translation>Sonst nichts zu melden.</translation>
    </message>
    <message>
      <source>Before the enemy, in combat mode {mode}.</source>
      <translation>Vor dem Feind, in Gefechtsart {mode}.</translation>
    </message>
    <message>
      <source>Foraged {n}.</source>
      <translation>{n} fouragiert.</translation>
    </message>
    <message>
      <source>{lost} is lost; {new} commands.</source>
      <translation>{lost} ist gefallen; {new} führt.</translation>
    </message>
    <message>
      <source>{lost} is lost.</source>
      <translation>{lost} ist gefallen.</translation>
    </message>
    <message>
      <source>Nothing to tell but where they are: {places}.</source>
      <translation>Nichts zu melden als die Standorte: {places}.</translation>
    </message>
    <message>
      <source>{own} attacked.</source>
      <translation>{own} griff an.</translation>
    </message>
    <message>
      <source>The enemy attacked {own}.</source>
      <translation>Der Feind griff {own} an.</translation>
    </message>
    <message>
      <source>Lost {n} %; the enemy, {men} men strong, perhaps {m} %.</source>
      <translation>Verlust {n} %; der Feind, {men} Mann stark, vielleicht {m} %.</translation>
    </message>
    <message>
      <source>The {side} force surrendered.</source>
      <translation>Der Verband „{side}“ ergab sich.</translation>
    </message>
    <message>
      <source>Battle at {place}</source>
      <translation>Schlacht bei {place}</translation>
    </message>
    <message>
      <source>Activity</source>
      <translation>Bewegungen</translation>
    </message>
    <message>
      <source>Dust and camp fires at {places}. Some of it may be false, and it does not say whose.</source>
      <translation>Staub und Lagerfeuer bei {places}. Manches davon mag trügen, und wessen sie sind, ist nicht gesagt.</translation>
    </message>
    <message>
      <source>sent {sent}, reads {expected}</source>
      <translation>ab {sent}, gelesen {expected}</translation>
    </message>
    <message>
      <source>Set-up</source>
      <translation>Aufbau</translation>
    </message>
    <message>
      <source>The game is over</source>
      <translation>Das Spiel ist zu Ende</translation>
    </message>
    <message>
      <source>{side} is asked</source>
      <translation>Gefragt: {side}</translation>
    </message>
    <message>
      <source>The computer plays on</source>
      <translation>Der Computer spielt</translation>
    </message>
    <message>
      <source>{side} sets up</source>
      <translation>Aufbau: {side}</translation>
    </message>
    <message>
      <source>{side} gives orders</source>
      <translation>Befehle: {side}</translation>
    </message>
    <message>
      <source>rain: no battles, every cost doubled</source>
      <translation>Regen: keine Schlachten, alle Kosten doppelt</translation>
    </message>
    <message>
      <source>turn {n} of {last}</source>
      <translation>Zug {n} von {last}</translation>
    </message>
    <message>
      <source>Battle in {place}, {how}</source>
      <translation>Schlacht bei {place}, {how}</translation>
    </message>
    <message>
      <source>Letter</source>
      <translation>Brief</translation>
    </message>
    <message>
      <source>No letter tells of it.</source>
      <translation>Kein Brief berichtet davon.</translation>
    </message>
    <message>
      <source>no battle</source>
      <translation>keine Schlacht</translation>
    </message>
    <message>
      <source>the referee alone: both sides as they truly are</source>
      <translation>nur der Spielleiter: beide Seiten, wie sie wirklich sind</translation>
    </message>
    <message>
      <source>Battle file</source>
      <translation>Schlachtdatei</translation>
    </message>
    <message>
      <source>for other programs; filled in, it brings the result back</source>
      <translation>für andere Programme; ausgefüllt bringt sie das Ergebnis zurück</translation>
    </message>
    <message>
      <source>Table game</source>
      <translation>Tischspiel</translation>
    </message>
    <message>
      <source>ready to be played here; finished, it brings the result back</source>
      <translation>hier gleich spielbar; beendet bringt es das Ergebnis zurück</translation>
    </message>
    <message>
      <source>Battle sheet</source>
      <translation>Schlachtbogen</translation>
    </message>
    <message>
      <source>to set the table up</source>
      <translation>zum Aufbau des Tisches</translation>
    </message>
    <message>
      <source>Return form</source>
      <translation>Rückmeldebogen</translation>
    </message>
    <message>
      <source>to count the losses on, in the order in which they are typed</source>
      <translation>zum Zählen der Verluste, in der Reihenfolge der Eingabe</translation>
    </message>
    <message>
      <source>the {side} player alone: nothing of the enemy is in it</source>
      <translation>nur der Spieler „{side}“: nichts vom Feind ist darin</translation>
    </message>
    <message>
      <source>{side} briefing</source>
      <translation>Einweisung {side}</translation>
    </message>
    <message>
      <source>what the side knows and what it is to do</source>
      <translation>was die Seite weiß und was sie tun soll</translation>
    </message>
    <message>
      <source>{label}: {count} times {each} is {total}</source>
      <translation>{label}: {count} mal {each} ist {total}</translation>
    </message>
    <message>
      <source>{n} Confederate points</source>
      <translation>{n} konföderierte Punkte</translation>
    </message>
    <message>
      <source>{n}: {name}</source>
      <translation>{n}: {name}</translation>
    </message>
    <message>
      <source>Give it out as table game and papers, fight it and bring its result back; or the computer fights it.</source>
      <translation>Als Tischspiel und Papiere ausgeben, schlagen und das Ergebnis zurückbringen; oder der Computer schlägt sie.</translation>
    </message>
    <message>
      <source>Give the battle out …</source>
      <translation>Schlacht ausgeben …</translation>
    </message>
    <message>
      <source>The computer fights it</source>
      <translation>Der Computer schlägt sie</translation>
    </message>
    <message>
      <source>Turn {n} of {last}</source>
      <translation>Zug {n} von {last}</translation>
    </message>
    <message>
      <source>Before the game</source>
      <translation>Vor dem Spiel</translation>
    </message>
    <message>
      <source>{n} Confederate points: {level}</source>
      <translation>{n} konföderierte Punkte: {level}</translation>
    </message>
    <message>
      <source>A turn begins.</source>
      <translation>Ein Zug beginnt.</translation>
    </message>
    <message>
      <source>The campaign begins.</source>
      <translation>Der Feldzug beginnt.</translation>
    </message>
    <message>
      <source>{day}, {start} to {end}</source>
      <translation>{day}, {start} bis {end}</translation>
    </message>
    <message>
      <source>night</source>
      <translation>Nacht</translation>
    </message>
    <message>
      <source>{phase}, {time}</source>
      <translation>{phase}, {time}</translation>
    </message>
    <message>
      <source>{side}: {corps} corps, {points} strength points, {lost} lost</source>
      <translation>{side}: {corps} Korps, {points} Stärkepunkte, {lost} verloren</translation>
    </message>
    <message>
      <source>{points} points, −{lost}</source>
      <translation>{points} Punkte, −{lost}</translation>
    </message>
    <message>
      <source>{turn}: {doing}, {points} movement points, {left} left</source>
      <translation>{turn}: {doing}, {points} Bewegungspunkte, {left} übrig</translation>
    </message>
    <message>
      <source>number</source>
      <translation>Nummer</translation>
    </message>
    <message>
      <source>no MP</source>
      <translation>keine BP</translation>
    </message>
    <message>
      <source>MV {one} to {other}</source>
      <translation>MV {one} nach {other}</translation>
    </message>
    <message>
      <source>SU urgency {n}</source>
      <translation>SU Nachdruck {n}</translation>
    </message>
    <message>
      <source>CM contact mode {mode}</source>
      <translation>CM Kontaktverhalten {mode}</translation>
    </message>
    <message>
      <source>PT patrol</source>
      <translation>PT Streife</translation>
    </message>
    <message>
      <source>CD deployment {mode}</source>
      <translation>CD Gliederung {mode}</translation>
    </message>
    <message>
      <source>{points} MP</source>
      <translation>{points} BP</translation>
    </message>
    <message>
      <source>courier on the road</source>
      <translation>Kurier unterwegs</translation>
    </message>
    <message>
      <source>at {place}</source>
      <translation>bei {place}</translation>
    </message>
    <message>
      <source>marches by night: it tires</source>
      <translation>marschiert bei Nacht: das erschöpft</translation>
    </message>
    <message>
      <source>reads, marches</source>
      <translation>liest, marschiert</translation>
    </message>
    <message>
      <source>marches</source>
      <translation>marschiert</translation>
    </message>
    <message>
      <source>Turn {turn}, {phase}</source>
      <translation>Zug {turn}, {phase}</translation>
    </message>
    <message>
      <source>The campaign</source>
      <translation>Der Feldzug</translation>
    </message>
    <message>
      <source>{title} (entry {entry})</source>
      <translation>{title} (Eintrag {entry})</translation>
    </message>
    <message>
      <source>Pending, {side}: {question}</source>
      <translation>Offen, {side}: {question}</translation>
    </message>
    <message>
      <source>The enemy, as reported</source>
      <translation>Der Feind nach den Meldungen</translation>
    </message>
    <message>
      <source>turn {turn}: {report}</source>
      <translation>Zug {turn}: {report}</translation>
    </message>
    <message>
      <source>Reports of this turn</source>
      <translation>Meldungen dieses Zuges</translation>
    </message>
    <message>
      <source>{corps}: {orders} (expected in turn {turn})</source>
      <translation>{corps}: {orders} (erwartet in Zug {turn})</translation>
    </message>
    <message>
      <source>Dispatches under way</source>
      <translation>Depeschen unterwegs</translation>
    </message>
    <message>
      <source>To do (! must be done before the phase ends)</source>
      <translation>Zu tun (! muss vor dem Ende der Phase getan sein)</translation>
    </message>
    <message>
      <source>Score: {n} Confederate points ({level})</source>
      <translation>Stand: {n} konföderierte Punkte ({level})</translation>
    </message>
    <message>
      <source>Turn {turn} of {last}, {day}, {hour}, {weather}: {phase}</source>
      <translation>Zug {turn} von {last}, {day}, {hour}, {weather}: {phase}</translation>
    </message>
    <message>
      <source>{moment} (the game is over)</source>
      <translation>{moment} (das Spiel ist zu Ende)</translation>
    </message>
    <message>
      <source>not heard of yet</source>
      <translation>noch nichts gehört</translation>
    </message>
    <message>
      <source>as reported in turn {turn}</source>
      <translation>wie in Zug {turn} gemeldet</translation>
    </message>
    <message>
      <source>fatigue {n}</source>
      <translation>Erschöpfung {n}</translation>
    </message>
    <message>
      <source>urgency {n}</source>
      <translation>Nachdruck {n}</translation>
    </message>
    <message>
      <source>patrols</source>
      <translation>auf Streife</translation>
    </message>
    <message>
      <source>DEMORALISED</source>
      <translation>DEMORALISIERT</translation>
    </message>
    <message>
      <source>{hex}: {men} men, seen by {corps}</source>
      <translation>{hex}: {men} Mann, gesehen von {corps}</translation>
    </message>
    <message>
      <source>before the game: {phase}</source>
      <translation>vor dem Spiel: {phase}</translation>
    </message>
    <message>
      <source>turn {turn}: {phase}</source>
      <translation>Zug {turn}: {phase}</translation>
    </message>
    <message>
      <source>it rains</source>
      <translation>es regnet</translation>
    </message>
    <message>
      <source>it stays dry</source>
      <translation>es bleibt trocken</translation>
    </message>
    <message>
      <source>{side} is asked: {question}</source>
      <translation>gefragt ist {side}: {question}</translation>
    </message>
    <message>
      <source>the answer is {choice}</source>
      <translation>die Antwort lautet: {choice}</translation>
    </message>
    <message>
      <source>the game is over: {points} Confederate points, {level}</source>
      <translation>das Spiel ist zu Ende: {points} konföderierte Punkte, {level}</translation>
    </message>
    <message>
      <source>the {side} player takes the referee's seat and sees both sides</source>
      <translation>der Spieler „{side}“ nimmt den Platz des Spielleiters ein und sieht beide Seiten</translation>
    </message>
    <message>
      <source>the referee sets {field} of {target} from {before} to {after}: {reason}</source>
      <translation>der Spielleiter setzt {field} von {target} von {before} auf {after}: {reason}</translation>
    </message>
    <message>
      <source>{option} is read as {after} instead of {before}: {reason}</source>
      <translation>{option} wird als {after} gelesen statt als {before}: {reason}</translation>
    </message>
    <message>
      <source>{corps} is number {number}, urgency {urgency}, contact {contact}</source>
      <translation>{corps} ist Nummer {number}, Nachdruck {urgency}, Kontakt {contact}</translation>
    </message>
    <message>
      <source>the {side} player has set up</source>
      <translation>der Spieler „{side}“ ist mit dem Aufbau fertig</translation>
    </message>
    <message>
      <source>{corps} is to have orders: {orders}</source>
      <translation>{corps} soll Befehle erhalten: {orders}</translation>
    </message>
    <message>
      <source>a force is formed of {corps}</source>
      <translation>ein Verband wird gebildet aus {corps}</translation>
    </message>
    <message>
      <source>{corps} is to march at {march}</source>
      <translation>{corps} soll so marschieren: {march}</translation>
    </message>
    <message>
      <source>a courier leaves for {corps}: {orders}</source>
      <translation>ein Kurier bricht auf zu {corps}: {orders}</translation>
    </message>
    <message>
      <source>{corps} reads its orders: {orders}, and is slow to follow</source>
      <translation>{corps} liest seine Befehle: {orders}, und folgt nur langsam</translation>
    </message>
    <message>
      <source>{corps} reads its orders: {orders}</source>
      <translation>{corps} liest seine Befehle: {orders}</translation>
    </message>
    <message>
      <source>{corps} has urgency {urgency}</source>
      <translation>{corps} hat Nachdruck {urgency}</translation>
    </message>
    <message>
      <source>{corps} has contact mode {contact}</source>
      <translation>{corps} hat Kontaktverhalten {contact}</translation>
    </message>
    <message>
      <source>{corps} forgets its orders</source>
      <translation>{corps} vergisst seine Befehle</translation>
    </message>
    <message>
      <source>{order} names {hex} for {corps}</source>
      <translation>{order} nennt {hex} für {corps}</translation>
    </message>
    <message>
      <source>the leader of {corps} is secondary army commander</source>
      <translation>der Anführer von {corps} ist zweiter Armeebefehlshaber</translation>
    </message>
    <message>
      <source>{corps} leaves for Washington with {points} strength points</source>
      <translation>{corps} zieht mit {points} Stärkepunkten nach Washington ab</translation>
    </message>
    <message>
      <source>{corps} takes combat mode {mode}</source>
      <translation>{corps} geht zur Gefechtsart „{mode}“ über</translation>
    </message>
    <message>
      <source>{corps} goes to {march} march</source>
      <translation>{corps} geht zur Marschart „{march}“ über</translation>
    </message>
    <message>
      <source>{corps} patrols</source>
      <translation>{corps} geht auf Streife</translation>
    </message>
    <message>
      <source>{corps} no longer patrols</source>
      <translation>{corps} geht nicht mehr auf Streife</translation>
    </message>
    <message>
      <source>{corps} enters {hex}, going {way}</source>
      <translation>{corps} betritt {hex}, Richtung {way}</translation>
    </message>
    <message>
      <source>{corps} forms column</source>
      <translation>{corps} bildet Marschkolonne</translation>
    </message>
    <message>
      <source>{corps} deploys</source>
      <translation>{corps} entfaltet sich</translation>
    </message>
    <message>
      <source>{corps} cannot get away; its army commander decides whether it tries again</source>
      <translation>{corps} kommt nicht los; der Armeebefehlshaber entscheidet, ob es noch einmal versucht wird</translation>
    </message>
    <message>
      <source>{corps} breaks off what it was doing</source>
      <translation>{corps} bricht ab, was es tat</translation>
    </message>
    <message>
      <source>{corps} goes on with what it had broken off</source>
      <translation>{corps} setzt fort, was es abgebrochen hatte</translation>
    </message>
    <message>
      <source>{corps} has lost the field and is to withdraw</source>
      <translation>{corps} hat das Schlachtfeld verloren und muss ausweichen</translation>
    </message>
    <message>
      <source>battle {battle} does not take place</source>
      <translation>Schlacht {battle} findet nicht statt</translation>
    </message>
    <message>
      <source>{corps} gains {points} fatigue</source>
      <translation>{corps} gewinnt {points} Erschöpfung</translation>
    </message>
    <message>
      <source>{corps} loses {points} fatigue</source>
      <translation>{corps} verliert {points} Erschöpfung</translation>
    </message>
    <message>
      <source>{corps} is demoralised</source>
      <translation>{corps} ist demoralisiert</translation>
    </message>
    <message>
      <source>{corps} is no longer demoralised</source>
      <translation>{corps} ist nicht mehr demoralisiert</translation>
    </message>
    <message>
      <source>{corps} loses its leader, {leader}</source>
      <translation>{corps} verliert den Anführer, {leader}</translation>
    </message>
    <message>
      <source>{corps} is in {hex} again</source>
      <translation>{corps} ist wieder in {hex}</translation>
    </message>
    <message>
      <source>battle {battle} in {hex}, the {side} attacking</source>
      <translation>Schlacht {battle} in {hex}, Angreifer {side}</translation>
    </message>
    <message>
      <source>battle {battle} in {hex}, the {side} attacking at combat odds {odds}</source>
      <translation>Schlacht {battle} in {hex}, Angreifer {side}, mit Kampfchancen {odds}</translation>
    </message>
    <message>
      <source>{fought}: the {side} force surrenders</source>
      <translation>{fought}: der Verband „{side}“ ergibt sich</translation>
    </message>
    <message>
      <source>he sets {field} of {corps} to {now}, not {was}: {reason}</source>
      <translation>er setzt {field} von {corps} auf {now}, nicht {was}: {reason}</translation>
    </message>
    <message>
      <source>neither side holds the field</source>
      <translation>keine Seite behauptet das Schlachtfeld</translation>
    </message>
    <message>
      <source>the {side} side holds the field</source>
      <translation>das Schlachtfeld behauptet: {side}</translation>
    </message>
    <message>
      <source>MV from {start} by {steps}</source>
      <translation>MV von {start} über {steps}</translation>
    </message>
    <message>
      <source>MV to {hex}</source>
      <translation>MV nach {hex}</translation>
    </message>
    <message>
      <source>activity is seen in {hex} (to the {side} headquarters)</source>
      <translation>Bewegungen sind zu sehen in {hex} (an das Hauptquartier: {side})</translation>
    </message>
    <message>
      <source>foraged {points}</source>
      <translation>{points} fouragiert</translation>
    </message>
    <message>
      <source>its leader {leader} is lost</source>
      <translation>Anführer {leader} ist verloren</translation>
    </message>
    <message>
      <source>{corps} reports from {hex}</source>
      <translation>{corps} meldet sich aus {hex}</translation>
    </message>
    <message>
      <source>{corps} reports from {hex}: {doing}</source>
      <translation>{corps} meldet aus {hex}: {doing}</translation>
    </message>
    <message>
      <source>{corps} reports {men} of the enemy in {hex}</source>
      <translation>{corps} meldet {men} Mann des Feindes in {hex}</translation>
    </message>
    <message>
      <source>  H or ? shows this, Q leaves the game, which is saved already</source>
      <translation>  H oder ? zeigt dies, Q verlässt das Spiel, das schon gespeichert ist</translation>
    </message>
    <message>
      <source>Combat mode {combat}, {deployment}, in {hex}</source>
      <translation>Gefechtsart {combat}, {deployment}, in {hex}</translation>
    </message>
    <message>
      <source>Orders: {orders}</source>
      <translation>Befehle: {orders}</translation>
    </message>
    <message>
      <source>HEX</source>
      <translation>FELD</translation>
    </message>
    <message>
      <source>EFF</source>
      <translation>KW</translation>
    </message>
    <message>
      <source>INF</source>
      <translation>INF</translation>
    </message>
    <message>
      <source>CAV</source>
      <translation>KAV</translation>
    </message>
    <message>
      <source>GUNS</source>
      <translation>GESCH</translation>
    </message>
    <message>
      <source>URG</source>
      <translation>NAC</translation>
    </message>
    <message>
      <source>CON</source>
      <translation>KON</translation>
    </message>
    <message>
      <source>No dispatches have come in.</source>
      <translation>Keine Depeschen sind eingetroffen.</translation>
    </message>
    <message>
      <source>Activity in {hex}</source>
      <translation>Bewegungen in {hex}</translation>
    </message>
    <message>
      <source>{leader} leads it now</source>
      <translation>{leader} führt es jetzt</translation>
    </message>
    <message>
      <source>the {side} force surrendered</source>
      <translation>der Verband „{side}“ ergab sich</translation>
    </message>
    <message>
      <source>Confederate victory points</source>
      <translation>Konföderierte Siegpunkte</translation>
    </message>
    <message>
      <source>{level} victory.</source>
      <translation>{level}.</translation>
    </message>
    <message>
      <source>Turn {turn} of {last}, {when}</source>
      <translation>Zug {turn} von {last}, {when}</translation>
    </message>
    <message>
      <source>T town   R road   . clear   M mountain   ~ river</source>
      <translation>T Stadt   R Straße   . offen   M Gebirge   ~ Fluss</translation>
    </message>
    <message>
      <source>E enemy   F friendly   * activity; e, f and : as reported in earlier turns</source>
      <translation>E Feind   F eigene   * Bewegungen; e, f und : wie in früheren Zügen gemeldet</translation>
    </message>
    <message>
      <source>Towns</source>
      <translation>Städte</translation>
    </message>
    <message>
      <source>Exit to Washington</source>
      <translation>Ausgang nach Washington</translation>
    </message>
    <message>
      <source>Foraged</source>
      <translation>Fouragiert</translation>
    </message>
    <message>
      <source>{hex} {men} men</source>
      <translation>{hex} {men} Mann</translation>
    </message>
    <message>
      <source>{p} in the end</source>
      <translation>am Ende {p}</translation>
    </message>
    <message>
      <source>again</source>
      <translation>neu</translation>
    </message>
    <message>
      <source>Each side loses a stand and is disordered; roll again.</source>
      <translation>Jede Seite verliert eine Base und ist ungeordnet; noch einmal würfeln.</translation>
    </message>
    <message>
      <source>are disordered</source>
      <translation>sind ungeordnet</translation>
    </message>
    <message>
      <source>lose {n} skedaddled</source>
      <translation>verlieren {n} durch Ausreißen</translation>
    </message>
    <message>
      <source>lose {n} captured</source>
      <translation>verlieren {n} als Gefangene</translation>
    </message>
    <message>
      <source>The attackers {what}.</source>
      <translation>Die Angreifer {what}.</translation>
    </message>
    <message>
      <source>The defenders {what}.</source>
      <translation>Die Verteidiger {what}.</translation>
    </message>
    <message>
      <source>The rules</source>
      <translation>Die Regeln</translation>
    </message>
    <message>
      <source>Read otherwise in this game</source>
      <translation>In diesem Spiel anders gelesen</translation>
    </message>
    <message>
      <source>Clauses</source>
      <translation>Regelstellen</translation>
    </message>
    <message>
      <source>Rulings</source>
      <translation>Auslegungen</translation>
    </message>
    <message>
      <source>chart: {name}</source>
      <translation>Tabelle: {name}</translation>
    </message>
    <message>
      <source>Bears on</source>
      <translation>Betrifft</translation>
    </message>
    <message>
      <source>stands on the table</source>
      <translation>Basen auf dem Tisch</translation>
    </message>
    <message>
      <source>Low ammo</source>
      <translation>Mun. knapp</translation>
    </message>
    <message>
      <source>low on ammunition</source>
      <translation>Munition knapp</translation>
    </message>
    <message>
      <source>Damaged</source>
      <translation>Beschädigt</translation>
    </message>
    <message>
      <source>damaged gun stands</source>
      <translation>beschädigte Geschützbasen</translation>
    </message>
    <message>
      <source>Mode</source>
      <translation>Zustand</translation>
    </message>
    <message>
      <source>mounted or on foot, limbered or not</source>
      <translation>zu Pferd oder abgesessen, aufgeprotzt oder nicht</translation>
    </message>
    <message>
      <source>count of the table</source>
      <translation>Zählung des Tisches</translation>
    </message>
    <message>
      <source>more than the {n} it began with</source>
      <translation>mehr als die {n} zu Beginn</translation>
    </message>
    <message>
      <source>without stands it stays on the table until it leaves it</source>
      <translation>ohne Basen bleibt die Einheit auf dem Tisch, bis sie ihn verlässt</translation>
    </message>
    <message>
      <source>one value differs</source>
      <translation>ein Wert weicht ab</translation>
    </message>
    <message>
      <source>{n} values of {units} units differ</source>
      <translation>{n} Werte von {units} Einheiten weichen ab</translation>
    </message>
    <message>
      <source>Expected loss {n} stands.</source>
      <translation>Erwarteter Verlust {n} Basen.</translation>
    </message>
    <message>
      <source>{who} go low on ammunition</source>
      <translation>{who}: Munition wird knapp</translation>
    </message>
    <message>
      <source>{who} goes low on ammunition</source>
      <translation>{who}: Munition wird knapp</translation>
    </message>
    <message>
      <source>the leaders with {target} are at risk</source>
      <translation>die Anführer bei {target} sind in Gefahr</translation>
    </message>
    <message>
      <source>no leader is at risk</source>
      <translation>kein Anführer ist in Gefahr</translation>
    </message>
    <message>
      <source>On a natural 10 ({p}) {what}.</source>
      <translation>Bei gewürfelter 10 ({p}): {what}.</translation>
    </message>
    <message>
      <source>{points} fire points: too few, no die is rolled</source>
      <translation>{points} Feuerpunkte: zu wenig, kein Wurf</translation>
    </message>
    <message>
      <source>{points} fire points, row {row}</source>
      <translation>{points} Feuerpunkte, Zeile {row}</translation>
    </message>
    <message>
      <source>{target} is wrecked.</source>
      <translation>{target} ist zerstört.</translation>
    </message>
    <message>
      <source>is silenced</source>
      <translation>ist zum Schweigen gebracht</translation>
    </message>
    <message>
      <source>has a gun stand damaged</source>
      <translation>hat eine beschädigte Geschützbase</translation>
    </message>
    <message>
      <source>{target} {what}.</source>
      <translation>{target} {what}.</translation>
    </message>
    <message>
      <source>No effect.</source>
      <translation>Keine Wirkung.</translation>
    </message>
    <message>
      <source>is disordered</source>
      <translation>ist ungeordnet</translation>
    </message>
    <message>
      <source>stays disordered</source>
      <translation>bleibt ungeordnet</translation>
    </message>
    <message>
      <source>loses {n}</source>
      <translation>verliert {n}</translation>
    </message>
    <message>
      <source>{lost}: {old} → {new}, {state}</source>
      <translation>{lost}: {old} → {new}, {state}</translation>
    </message>
    <message>
      <source>still {state}</source>
      <translation>weiter {state}</translation>
    </message>
    <message>
      <source>now {state}</source>
      <translation>jetzt {state}</translation>
    </message>
    <message>
      <source>words</source>
      <translation>Worte</translation>
    </message>
    <message>
      <source>yes or no</source>
      <translation>ja oder nein</translation>
    </message>
    <message>
      <source>Stands at the start</source>
      <translation>Basen zu Beginn</translation>
    </message>
    <message>
      <source>Fresh from</source>
      <translation>Frisch ab</translation>
    </message>
    <message>
      <source>Worn from</source>
      <translation>Angeschlagen ab</translation>
    </message>
    <message>
      <source>Its commander fell</source>
      <translation>Befehlshaber gefallen</translation>
    </message>
    <message>
      <source>Low on ammunition</source>
      <translation>Munition knapp</translation>
    </message>
    <message>
      <source>Stands lost</source>
      <translation>Basen verloren</translation>
    </message>
    <message>
      <source>Stands skedaddled</source>
      <translation>Basen ausgerissen</translation>
    </message>
    <message>
      <source>Stands captured</source>
      <translation>Basen gefangen</translation>
    </message>
    <message>
      <source>Where it is</source>
      <translation>Verbleib</translation>
    </message>
    <message>
      <source>Seen by the enemy</source>
      <translation>Vom Feind gesehen</translation>
    </message>
    <message>
      <source>Men at the start</source>
      <translation>Mann zu Beginn</translation>
    </message>
    <message>
      <source>Invented values</source>
      <translation>Erfundene Werte</translation>
    </message>
    <message>
      <source>Guns of what kind</source>
      <translation>Art der Geschütze</translation>
    </message>
    <message>
      <source>Limbered</source>
      <translation>Aufgeprotzt</translation>
    </message>
    <message>
      <source>Damaged gun stands</source>
      <translation>Beschädigte Geschützbasen</translation>
    </message>
    <message>
      <source>Batteries pooled in it</source>
      <translation>Darin vereinte Batterien</translation>
    </message>
    <message>
      <source>Rank</source>
      <translation>Rang</translation>
    </message>
    <message>
      <source>Exceptional</source>
      <translation>Herausragend</translation>
    </message>
    <message>
      <source>Attached to</source>
      <translation>Angeschlossen an</translation>
    </message>
    <message>
      <source>Replaced in turn</source>
      <translation>Ersetzt in Zug</translation>
    </message>
    <message>
      <source>Has moved</source>
      <translation>Hat sich bewegt</translation>
    </message>
    <message>
      <source>Last turn</source>
      <translation>Letzter Zug</translation>
    </message>
    <message>
      <source>First player turn</source>
      <translation>Erster Spielerzug</translation>
    </message>
    <message>
      <source>Clock time of turn 1</source>
      <translation>Uhrzeit von Zug 1</translation>
    </message>
    <message>
      <source>Readings chosen</source>
      <translation>Gewählte Lesarten</translation>
    </message>
    <message>
      <source>Intelligence</source>
      <translation>Aufklärung</translation>
    </message>
    <message>
      <source>Step, from 0</source>
      <translation>Schritt, ab 0</translation>
    </message>
    <message>
      <source>Names of formations</source>
      <translation>Namen der Verbände</translation>
    </message>
    <message>
      <source>Judged for the charge</source>
      <translation>Beurteilt für den Sturmangriff</translation>
    </message>
    <message>
      <source>Charges fought in this step</source>
      <translation>Sturmangriffe in diesem Schritt</translation>
    </message>
    <message>
      <source>Text</source>
      <translation>Text</translation>
    </message>
    <message>
      <source>Answer</source>
      <translation>Antwort</translation>
    </message>
    <message>
      <source>To turn</source>
      <translation>Auf Zug</translation>
    </message>
    <message>
      <source>Outside enemy musket range</source>
      <translation>Außer feindlicher Musketenreichweite</translation>
    </message>
    <message>
      <source>Attached to it</source>
      <translation>Dabei</translation>
    </message>
    <message>
      <source>Inches</source>
      <translation>Zoll</translation>
    </message>
    <message>
      <source>Centimetres</source>
      <translation>Zentimeter</translation>
    </message>
    <message>
      <source>Whole move on a road</source>
      <translation>Ganz auf einer Straße</translation>
    </message>
    <message>
      <source>Inches of rough ground</source>
      <translation>Zoll rauer Grund</translation>
    </message>
    <message>
      <source>Centimetres of rough ground</source>
      <translation>Zentimeter rauer Grund</translation>
    </message>
    <message>
      <source>Leaders in radius</source>
      <translation>Anführer im Radius</translation>
    </message>
    <message>
      <source>In fieldworks</source>
      <translation>In Feldbefestigungen</translation>
    </message>
    <message>
      <source>Leader near enough</source>
      <translation>Anführer nahe genug</translation>
    </message>
    <message>
      <source>How</source>
      <translation>Wie</translation>
    </message>
    <message>
      <source>Dice are</source>
      <translation>Würfel werden</translation>
    </message>
    <message>
      <source>Walls and fences crossed</source>
      <translation>Mauern und Zäune überschritten</translation>
    </message>
    <message>
      <source>Passages of lines</source>
      <translation>Durchschreiten von Linien</translation>
    </message>
    <message>
      <source>In a closed wood</source>
      <translation>In dichtem Wald</translation>
    </message>
    <message>
      <source>Straight away from the enemy</source>
      <translation>Gerade vom Feind weg</translation>
    </message>
    <message>
      <source>Into contact with</source>
      <translation>In Kontakt mit</translation>
    </message>
    <message>
      <source>Firing</source>
      <translation>Feuernd</translation>
    </message>
    <message>
      <source>Range</source>
      <translation>Entfernung</translation>
    </message>
    <message>
      <source>Enfilade</source>
      <translation>Enfilade</translation>
    </message>
    <message>
      <source>Ball</source>
      <translation>Kugel</translation>
    </message>
    <message>
      <source>Cover</source>
      <translation>Deckung</translation>
    </message>
    <message>
      <source>Outflanked</source>
      <translation>Flankiert</translation>
    </message>
    <message>
      <source>Supported</source>
      <translation>Unterstützt</translation>
    </message>
    <message>
      <source>Head on a road</source>
      <translation>Spitze auf einer Straße</translation>
    </message>
    <message>
      <source>Across a bridge</source>
      <translation>Über eine Brücke</translation>
    </message>
    <message>
      <source>About</source>
      <translation>Über</translation>
    </message>
    <message>
      <source>field</source>
      <translation>Feld</translation>
    </message>
    <message>
      <source>Counted otherwise</source>
      <translation>Anders gezählt</translation>
    </message>
    <message>
      <source>Kind of dice</source>
      <translation>Art der Würfel</translation>
    </message>
    <message>
      <source>Ruling</source>
      <translation>Auslegung</translation>
    </message>
    <message>
      <source>Reading</source>
      <translation>Lesart</translation>
    </message>
    <message>
      <source>Acts</source>
      <translation>Handlungen</translation>
    </message>
    <message>
      <source>at the end of a Maneuver phase: who is low on ammunition and outside</source>
      <translation>am Ende einer Manöverphase: wer Munition knapp hat und außerhalb steht</translation>
    </message>
    <message>
      <source>it need not move to disengage</source>
      <translation>muss sich zum Lösen nicht bewegen</translation>
    </message>
    <message>
      <source>detached, of its chain of command</source>
      <translation>frei, aus der Befehlskette</translation>
    </message>
    <message>
      <source>as a silenced battery must</source>
      <translation>wie es eine schweigende Batterie muss</translation>
    </message>
    <message>
      <source>the enemy unit that it charges</source>
      <translation>die feindliche Einheit, gegen die sie stürmt</translation>
    </message>
    <message>
      <source>all that may fire, unless told otherwise</source>
      <translation>alle, die feuern dürfen, wenn nichts anderes gesagt ist</translation>
    </message>
    <message>
      <source>of either side, by another unit near enough and large enough</source>
      <translation>beider Seiten, durch eine andere Einheit, nahe und groß genug</translation>
    </message>
    <message>
      <source>who was supported stays so, unless told otherwise</source>
      <translation>wer unterstützt war, bleibt es, wenn nichts anderes gesagt ist</translation>
    </message>
    <message>
      <source>March Columns</source>
      <translation>Marschkolonnen</translation>
    </message>
    <message>
      <source>a battery needs one</source>
      <translation>eine Batterie braucht einen</translation>
    </message>
    <message>
      <source>nobody: as far as it gets</source>
      <translation>niemand: so weit sie kommt</translation>
    </message>
    <message>
      <source>a number, yes or no, or words</source>
      <translation>eine Zahl, ja oder nein, oder Worte</translation>
    </message>
    <message>
      <source>Single Line</source>
      <translation>Einfache Linie</translation>
    </message>
    <message>
      <source>Double Line</source>
      <translation>Doppelte Linie</translation>
    </message>
    <message>
      <source>Attack Column</source>
      <translation>Angriffskolonne</translation>
    </message>
    <message>
      <source>March Column</source>
      <translation>Marschkolonne</translation>
    </message>
    <message>
      <source>Backward</source>
      <translation>Rückwärts</translation>
    </message>
    <message>
      <source>No cover</source>
      <translation>Keine Deckung</translation>
    </message>
    <message>
      <source>Favorable</source>
      <translation>Günstig</translation>
    </message>
    <message>
      <source>Trenches</source>
      <translation>Gräben</translation>
    </message>
    <message>
      <source>Real dice, typed</source>
      <translation>Echte Würfel, eingetippt</translation>
    </message>
    <message>
      <source>Rolled by the app</source>
      <translation>Vom Programm gewürfelt</translation>
    </message>
    <message>
      <source>All dice</source>
      <translation>Alle Würfel</translation>
    </message>
    <message>
      <source>Draws</source>
      <translation>Ziehungen</translation>
    </message>
    <message>
      <source>Muzzle-loading</source>
      <translation>Vorderlader</translation>
    </message>
    <message>
      <source>Breech-loading</source>
      <translation>Hinterlader</translation>
    </message>
    <message>
      <source>Smoothbore</source>
      <translation>Glattrohr</translation>
    </message>
    <message>
      <source>Rifled</source>
      <translation>Gezogen</translation>
    </message>
    <message>
      <source>On the table</source>
      <translation>Auf dem Tisch</translation>
    </message>
    <message>
      <source>Destroyed</source>
      <translation>Vernichtet</translation>
    </message>
    <message>
      <source>Quit the field</source>
      <translation>Feld verlassen</translation>
    </message>
    <message>
      <source>Wrecked</source>
      <translation>Zerstört</translation>
    </message>
    <message>
      <source>Left the table</source>
      <translation>Tisch verlassen</translation>
    </message>
    <message>
      <source>Fallen</source>
      <translation>Gefallen</translation>
    </message>
    <message>
      <source>Army</source>
      <translation>Armee</translation>
    </message>
    <message>
      <source>Strengths hidden</source>
      <translation>Stärken verborgen</translation>
    </message>
    <message>
      <source>Units hidden</source>
      <translation>Einheiten verborgen</translation>
    </message>
    <message>
      <source>Yes</source>
      <translation>Ja</translation>
    </message>
    <message>
      <source>No</source>
      <translation>Nein</translation>
    </message>
    <message>
      <source>{field}: choose one at least</source>
      <translation>{field}: mindestens eines wählen</translation>
    </message>
    <message>
      <source>{field} is missing</source>
      <translation>{field} fehlt</translation>
    </message>
    <message>
      <source>a row is not filled in</source>
      <translation>eine Zeile ist nicht ausgefüllt</translation>
    </message>
    <message>
      <source>{field}: {wrong}</source>
      <translation>{field}: {wrong}</translation>
    </message>
    <message>
      <source>{n} turns; {side} goes first</source>
      <translation>{n} Züge; zuerst {side}</translation>
    </message>
    <message>
      <source>{n} turns, {minutes} minutes a turn from {clock}; {side} goes first</source>
      <translation>{n} Züge zu {minutes} Minuten ab {clock}; zuerst {side}</translation>
    </message>
    <message>
      <source>{brigades} with {stands}, {guns}</source>
      <translation>{brigades} mit {stands}, {guns}</translation>
    </message>
    <message>
      <source>{file}, row {row}: {problems}</source>
      <translation>{file}, Zeile {row}: {problems}</translation>
    </message>
    <message>
      <source>at the start</source>
      <translation>zu Beginn</translation>
    </message>
    <message>
      <source>{when} by the {edge}</source>
      <translation>{when} von {edge}</translation>
    </message>
    <message>
      <source>{side}, {when}: {units} with {stands}</source>
      <translation>{side}, {when}: {units} mit {stands}</translation>
    </message>
    <message>
      <source>{n} miles</source>
      <translation>{n} Meilen</translation>
    </message>
    <message>
      <source>this turn</source>
      <translation>in diesem Zug</translation>
    </message>
    <message>
      <source>one turn old</source>
      <translation>einen Zug alt</translation>
    </message>
    <message>
      <source>{n} turns old</source>
      <translation>{n} Züge alt</translation>
    </message>
    <message>
      <source>off the map</source>
      <translation>außerhalb der Karte</translation>
    </message>
    <message>
      <source>on the {rivers}</source>
      <translation>am Fluss: {rivers}</translation>
    </message>
    <message>
      <source>enemy, about {n}</source>
      <translation>Feind, etwa {n}</translation>
    </message>
    <message>
      <source>{side} {n}</source>
      <translation>{side} {n}</translation>
    </message>
    <message>
      <source>battle, strength points lost: {costs}</source>
      <translation>Schlacht, verlorene Stärkepunkte: {costs}</translation>
    </message>
    <message>
      <source>activity, perhaps false</source>
      <translation>Bewegungen, vielleicht trügerisch</translation>
    </message>
    <message>
      <source>forage left: {n}</source>
      <translation>übrige Fourage: {n}</translation>
    </message>
    <message>
      <source>step {n} of the route</source>
      <translation>Schritt {n} des Weges</translation>
    </message>
    <message>
      <source>HQ {name}</source>
      <translation>HQ {name}</translation>
    </message>
    <message>
      <source>Turn {turn}, {side}</source>
      <translation>Zug {turn}, {side}</translation>
    </message>
    <message>
      <source>undone</source>
      <translation>rückgängig</translation>
    </message>
    <message>
      <source>a new roll after entry {n}</source>
      <translation>ein neuer Wurf nach Eintrag {n}</translation>
    </message>
    <message>
      <source>{old} → {new} stands</source>
      <translation>{old} → {new} Basen</translation>
    </message>
    <message>
      <source>{old} → {new} damaged</source>
      <translation>{old} → {new} beschädigt</translation>
    </message>
    <message>
      <source>Nothing has happened to it yet.</source>
      <translation>Noch ist nichts geschehen.</translation>
    </message>
    <message>
      <source>This player turn: {here}, in all: {n}, undone: {undone}</source>
      <translation>In diesem Spielerzug: {here}, insgesamt: {n}, rückgängig: {undone}</translation>
    </message>
    <message>
      <source>T{turn} {side}</source>
      <translation>Z{turn} {side}</translation>
    </message>
    <message>
      <source>(a new roll after entry {n})</source>
      <translation>(ein neuer Wurf nach Eintrag {n})</translation>
    </message>
    <message>
      <source>{phase}, step {number}</source>
      <translation>{phase}, Schritt {number}</translation>
    </message>
    <message>
      <source>Turn {turn}, {side}: {step}</source>
      <translation>Zug {turn}, {side}: {step}</translation>
    </message>
    <message>
      <source>undone; entry {n} stands in its place</source>
      <translation>rückgängig; Eintrag {n} steht an seiner Stelle</translation>
    </message>
    <message>
      <source>arrives in turn {turn}</source>
      <translation>trifft in Zug {turn} ein</translation>
    </message>
    <message>
      <source>to arrive</source>
      <translation>noch nicht da</translation>
    </message>
    <message>
      <source>Stands at start</source>
      <translation>Basen zu Beginn</translation>
    </message>
    <message>
      <source>Shot or cut down</source>
      <translation>Gefallen</translation>
    </message>
    <message>
      <source>Left</source>
      <translation>Übrig</translation>
    </message>
    <message>
      <source>{stands} (as far as known)</source>
      <translation>{stands} (soweit bekannt)</translation>
    </message>
    <message>
      <source>For</source>
      <translation>Für</translation>
    </message>
    <message>
      <source>Count</source>
      <translation>Anzahl</translation>
    </message>
    <message>
      <source>Each</source>
      <translation>Je</translation>
    </message>
    <message>
      <source>total</source>
      <translation>Summe</translation>
    </message>
    <message>
      <source>{side} leads.</source>
      <translation>Vorn: {side}.</translation>
    </message>
    <message>
      <source>The sides are level.</source>
      <translation>Die Seiten sind gleichauf.</translation>
    </message>
    <message>
      <source>holds {objective}</source>
      <translation>hält {objective}</translation>
    </message>
    <message>
      <source>arrives at the {edge} edge</source>
      <translation>trifft von {edge} ein</translation>
    </message>
    <message>
      <source>arrives</source>
      <translation>trifft ein</translation>
    </message>
    <message>
      <source>has moved</source>
      <translation>hat sich bewegt</translation>
    </message>
    <message>
      <source>may move</source>
      <translation>darf sich bewegen</translation>
    </message>
    <message>
      <source>silenced: limber and fall back</source>
      <translation>schweigt: aufprotzen und zurück</translation>
    </message>
    <message>
      <source>must roll</source>
      <translation>muss würfeln</translation>
    </message>
    <message>
      <source>may roll</source>
      <translation>darf würfeln</translation>
    </message>
    <message>
      <source>{outcome}, charges</source>
      <translation>{outcome}, stürmt</translation>
    </message>
    <message>
      <source>{outcome}, may move</source>
      <translation>{outcome}, darf sich bewegen</translation>
    </message>
    <message>
      <source>rallies</source>
      <translation>sammelt sich</translation>
    </message>
    <message>
      <source>retreats</source>
      <translation>weicht zurück</translation>
    </message>
    <message>
      <source>retreats a full move</source>
      <translation>volle Bew. zurück</translation>
    </message>
    <message>
      <source>no move, no change</source>
      <translation>unverändert</translation>
    </message>
    <message>
      <source>no change</source>
      <translation>bleibt so</translation>
    </message>
    <message>
      <source>moves</source>
      <translation>zieht</translation>
    </message>
    <message>
      <source>moves and changes</source>
      <translation>zieht/wechselt</translation>
    </message>
    <message>
      <source>strength not known</source>
      <translation>Stärke unbekannt</translation>
    </message>
    <message>
      <source>{gun_stands} damaged</source>
      <translation>{gun_stands} beschädigt</translation>
    </message>
    <message>
      <source>The battle itself</source>
      <translation>Die Schlacht selbst</translation>
    </message>
    <message>
      <source>Inf.</source>
      <translation>Inf.</translation>
    </message>
    <message>
      <source>infantry lost, points</source>
      <translation>verlorene Infanterie, Punkte</translation>
    </message>
    <message>
      <source>Cav.</source>
      <translation>Kav.</translation>
    </message>
    <message>
      <source>cavalry lost, points</source>
      <translation>verlorene Kavallerie, Punkte</translation>
    </message>
    <message>
      <source>foot guns lost</source>
      <translation>verlorene Fußgeschütze</translation>
    </message>
    <message>
      <source>horse guns lost</source>
      <translation>verlorene reitende Geschütze</translation>
    </message>
    <message>
      <source>Return</source>
      <translation>Rückkehr</translation>
    </message>
    <message>
      <source>wounded who are back before it counts, points</source>
      <translation>Verwundete, die zurück sind, bevor es zählt, Punkte</translation>
    </message>
    <message>
      <source>Straggle</source>
      <translation>Nachzügl.</translation>
    </message>
    <message>
      <source>infantry that ran and may come back, points</source>
      <translation>Infanterie, die davonlief und wiederkommen kann, Punkte</translation>
    </message>
    <message>
      <source>fatigue gained in the battle</source>
      <translation>in der Schlacht gewonnene Erschöpfung</translation>
    </message>
    <message>
      <source>by losses</source>
      <translation>nach Verlusten</translation>
    </message>
    <message>
      <source>fatigue as the losses bring it; Enter takes it</source>
      <translation>Erschöpfung, wie die Verluste sie bringen; Enter nimmt sie</translation>
    </message>
    <message>
      <source>by table</source>
      <translation>nach Tisch</translation>
    </message>
    <message>
      <source>fatigue as the table shows it; Enter takes it</source>
      <translation>Erschöpfung, wie der Spieltisch sie zeigt; Enter nimmt sie</translation>
    </message>
    <message>
      <source>its leader fell or was captured</source>
      <translation>der Anführer fiel oder wurde gefangen</translation>
    </message>
    <message>
      <source>all of it surrendered</source>
      <translation>alle ergaben sich</translation>
    </message>
    <message>
      <source>Nothing is reported of {name}: enter its losses, or with H that it had none.</source>
      <translation>Von {name} ist nichts gemeldet: Verluste eingeben, oder mit H, dass keine waren.</translation>
    </message>
    <message>
      <source>The return leaves out {names}: correct what was lost, or with H let it stand as it is.</source>
      <translation>Auf dem Rückmeldebogen fehlen {names}: Verluste berichtigen, oder mit H so stehen lassen.</translation>
    </message>
    <message>
      <source>reported {was}; set to {now}: {reason}</source>
      <translation>gemeldet {was}; gesetzt auf {now}: {reason}</translation>
    </message>
    <message>
      <source>Figures are men and guns.</source>
      <translation>Die Zahlen sind Mann und Geschütze.</translation>
    </message>
    <message>
      <source>{n} guns</source>
      <translation>{n} Geschütze</translation>
    </message>
    <message>
      <source>Strength points: infantry and cavalry {men} men a point, guns {guns}</source>
      <translation>Stärkepunkte: Infanterie und Kavallerie {men} Mann je Punkt, Geschütze {guns}</translation>
    </message>
    <message>
      <source>The {side} side holds the field</source>
      <translation>Das Schlachtfeld behauptet: {side}</translation>
    </message>
    <message>
      <source>Neither side holds the field</source>
      <translation>Keine Seite behauptet das Schlachtfeld</translation>
    </message>
    <message>
      <source>{side}, {name}: had {figures}. {note}</source>
      <translation>{side}, {name}: hatte {figures}. {note}</translation>
    </message>
    <message>
      <source>nothing is reported</source>
      <translation>nichts ist gemeldet</translation>
    </message>
    <message>
      <source>no losses</source>
      <translation>keine Verluste</translation>
    </message>
    <message>
      <source>not reported: {names}</source>
      <translation>nicht gemeldet: {names}</translation>
    </message>
    <message>
      <source>foot guns</source>
      <translation>Fußgeschütze</translation>
    </message>
    <message>
      <source>horse guns</source>
      <translation>reitende Geschütze</translation>
    </message>
    <message>
      <source>lost {what}</source>
      <translation>verlor {what}</translation>
    </message>
    <message>
      <source>{n} return</source>
      <translation>{n} kehren zurück</translation>
    </message>
    <message>
      <source>{n} straggle</source>
      <translation>{n} Nachzügler</translation>
    </message>
    <message>
      <source>nothing changes</source>
      <translation>nichts ändert sich</translation>
    </message>
    <message>
      <source>demoralised, as before</source>
      <translation>demoralisiert wie zuvor</translation>
    </message>
    <message>
      <source>no longer demoralised</source>
      <translation>nicht mehr demoralisiert</translation>
    </message>
    <message>
      <source>{n} things stand against it</source>
      <translation>{n} Dinge sprechen dagegen</translation>
    </message>
    <message>
      <source>Every corps of the battle</source>
      <translation>Alle Korps der Schlacht</translation>
    </message>
    <message>
      <source>Every corps is reported.</source>
      <translation>Alle Korps sind gemeldet.</translation>
    </message>
    <message>
      <source>One corps is a question.</source>
      <translation>Ein Korps ist fraglich.</translation>
    </message>
    <message>
      <source>{n} corps are questions.</source>
      <translation>{n} Korps sind fraglich.</translation>
    </message>
    <message>
      <source>What did every corps suffer?</source>
      <translation>Was hat jedes Korps erlitten?</translation>
    </message>
    <message>
      <source>Losses of every corps</source>
      <translation>Verluste aller Korps</translation>
    </message>
    <message>
      <source>Every corps before and after</source>
      <translation>Jedes Korps vorher und nachher</translation>
    </message>
    <message>
      <source>Every unit of the battle</source>
      <translation>Alle Einheiten der Schlacht</translation>
    </message>
    <message>
      <source>Every unit is reported.</source>
      <translation>Alle Einheiten sind gemeldet.</translation>
    </message>
    <message>
      <source>One unit is a question.</source>
      <translation>Eine Einheit ist fraglich.</translation>
    </message>
    <message>
      <source>{n} units are questions.</source>
      <translation>{n} Einheiten sind fraglich.</translation>
    </message>
    <message>
      <source>What did every unit suffer?</source>
      <translation>Was hat jede Einheit erlitten?</translation>
    </message>
    <message>
      <source>Losses of every unit</source>
      <translation>Verluste aller Einheiten</translation>
    </message>
    <message>
      <source>Every unit before and after</source>
      <translation>Jede Einheit vorher und nachher</translation>
    </message>
    <message>
      <source>eliminated</source>
      <translation>vernichtet</translation>
    </message>
    <message>
      <source>unit</source>
      <translation>Einheit</translation>
    </message>
    <message>
      <source>Typed by hand: nothing is reckoned from stands.</source>
      <translation>Von Hand eingetippt: nichts ist aus Basen gerechnet.</translation>
    </message>
    <message>
      <source>the Confederate side</source>
      <translation>die konföderierte Seite</translation>
    </message>
    <message>
      <source>the Union side</source>
      <translation>die Seite der Union</translation>
    </message>
    <message>
      <source>neither side</source>
      <translation>keine Seite</translation>
    </message>
    <message>
      <source>The result came from {origin}. The field was held by {who}. Check code {code}.</source>
      <translation>Das Ergebnis kam von: {origin}. Das Schlachtfeld behauptete {who}. Prüfzahl {code}.</translation>
    </message>
    <message>
      <source>reported {was}, set to {now}: {reason}</source>
      <translation>gemeldet {was}, gesetzt auf {now}: {reason}</translation>
    </message>
    <message>
      <source>1 division on the table</source>
      <translation>1 Division auf dem Tisch</translation>
    </message>
    <message>
      <source>{n} divisions on the table</source>
      <translation>{n} Divisionen auf dem Tisch</translation>
    </message>
    <message>
      <source>off the table, turn {turn}</source>
      <translation>nicht auf dem Tisch, Zug {turn}</translation>
    </message>
    <message>
      <source>off the table</source>
      <translation>nicht auf dem Tisch</translation>
    </message>
    <message>
      <source>with {unit}</source>
      <translation>bei {unit}</translation>
    </message>
    <message>
      <source>detached</source>
      <translation>frei</translation>
    </message>
    <message>
      <source>turn {turn}</source>
      <translation>Zug {turn}</translation>
    </message>
    <message>
      <source>{name} with it</source>
      <translation>{name} dabei</translation>
    </message>
    <message>
      <source>Charts: {names}</source>
      <translation>Tabellen: {names}</translation>
    </message>
    <message>
      <source>Read otherwise in this game:</source>
      <translation>In diesem Spiel anders gelesen:</translation>
    </message>
    <message>
      <source>Clauses:</source>
      <translation>Regelstellen:</translation>
    </message>
    <message>
      <source>Rulings:</source>
      <translation>Auslegungen:</translation>
    </message>
    <message>
      <source>did you mean {names}?</source>
      <translation>gemeint {names}?</translation>
    </message>
    <message>
      <source>leave it out to list them all</source>
      <translation>weglassen, um alle aufzulisten</translation>
    </message>
    <message>
      <source>no clause, ruling or chart has this name</source>
      <translation>keine Regelstelle, Auslegung oder Tabelle hat diesen Namen</translation>
    </message>
    <message>
      <source>In the charts:</source>
      <translation>In den Tabellen:</translation>
    </message>
    <message>
      <source>{ruling} (decided by: {who})</source>
      <translation>{ruling} (entscheidet: {who})</translation>
    </message>
    <message>
      <source>Question: {words}</source>
      <translation>Frage: {words}</translation>
    </message>
    <message>
      <source>Ruling: {words}</source>
      <translation>Auslegung: {words}</translation>
    </message>
    <message>
      <source>Alternative {n}: {words}</source>
      <translation>Andere Lesart {n}: {words}</translation>
    </message>
    <message>
      <source>Switch it with --set {ruling}=VALUE: {choices}</source>
      <translation>Umschalten mit --set {ruling}=WERT: {choices}</translation>
    </message>
    <message>
      <source>This game reads: {reading}</source>
      <translation>Dieses Spiel liest: {reading}</translation>
    </message>
    <message>
      <source>turn {turn} of {last}</source>
      <translation>Zug {turn} von {last}</translation>
    </message>
    <message>
      <source>Battle report, played on {day}: {turns}.</source>
      <translation>Schlachtbericht, gespielt am {day}: {turns}.</translation>
    </message>
    <message>
      <source>(A new roll: the first, entry {entry}, was taken back.)</source>
      <translation>(Ein neuer Wurf: der erste, Eintrag {entry}, wurde zurückgenommen.)</translation>
    </message>
    <message>
      <source>{objective} ({n} points)</source>
      <translation>{objective} ({n} Punkte)</translation>
    </message>
    <message>
      <source>{objective}: held by the {side} side</source>
      <translation>{objective}: gehalten von: {side}</translation>
    </message>
    <message>
      <source>Left out: entry {entry}, which was taken back. The journal keeps them.</source>
      <translation>Ausgelassen: Eintrag {entry}, der zurückgenommen wurde. Das Protokoll bewahrt ihn.</translation>
    </message>
    <message>
      <source>Left out: entries {entries}, which were taken back. The journal keeps them.</source>
      <translation>Ausgelassen: die Einträge {entries}, die zurückgenommen wurden. Das Protokoll bewahrt sie.</translation>
    </message>
    <message>
      <source>no roster is chosen yet</source>
      <translation>noch keine Aufstellung gewählt</translation>
    </message>
    <message>
      <source>Strength</source>
      <translation>Stärke</translation>
    </message>
    <message>
      <source>Fresh, worn from</source>
      <translation>Frisch, angeschlagen ab</translation>
    </message>
    <message>
      <source>Arrives</source>
      <translation>Ankunft</translation>
    </message>
    <message>
      <source>horse</source>
      <translation>reitend</translation>
    </message>
    <message>
      <source>turn {n} by the {edge}</source>
      <translation>Zug {n} von {edge}</translation>
    </message>
    <message>
      <source>not shown</source>
      <translation>nicht angezeigt</translation>
    </message>
    <message>
      <source>{terrain}, elevation {level}, {x},{y}</source>
      <translation>{terrain}, Höhe {level}, {x},{y}</translation>
    </message>
    <message>
      <source>reinforcements come on here: {who}</source>
      <translation>hier treffen Verstärkungen ein: {who}</translation>
    </message>
    <message>
      <source>{n} operation points to get there</source>
      <translation>{n} Operationspunkte bis dorthin</translation>
    </message>
    <message>
      <source>in sight</source>
      <translation>in Sicht</translation>
    </message>
    <message>
      <source>out of sight</source>
      <translation>außer Sicht</translation>
    </message>
    <message>
      <source>in range and in sight</source>
      <translation>in Reichweite und in Sicht</translation>
    </message>
    <message>
      <source>zone of control: {sides}</source>
      <translation>Kontrollzone: {sides}</translation>
    </message>
    <message>
      <source>facing {n} {way}</source>
      <translation>Front {n} {way}</translation>
    </message>
    <message>
      <source>out of ammunition</source>
      <translation>ohne Munition</translation>
    </message>
    <message>
      <source>fortification {n}</source>
      <translation>Befestigung {n}</translation>
    </message>
    <message>
      <source>with the {rank} commander</source>
      <translation>mit dem Befehlshaber ({rank})</translation>
    </message>
    <message>
      <source>fire plotted at {x},{y}</source>
      <translation>Feuer auf {x},{y} geplant</translation>
    </message>
    <message>
      <source>melee plotted</source>
      <translation>Nahkampf geplant</translation>
    </message>
    <message>
      <source>advance plotted</source>
      <translation>Vorrücken geplant</translation>
    </message>
    <message>
      <source>can do nothing more this phase</source>
      <translation>kann in dieser Phase nichts mehr tun</translation>
    </message>
    <message>
      <source>Union infantry</source>
      <translation>Infanterie der Union</translation>
    </message>
    <message>
      <source>Union infantry, facing north</source>
      <translation>Infanterie der Union, Front nach Norden</translation>
    </message>
    <message>
      <source>Confederate infantry</source>
      <translation>Konföderierte Infanterie</translation>
    </message>
    <message>
      <source>two units in a square</source>
      <translation>zwei Einheiten in einem Feld</translation>
    </message>
    <message>
      <source>infantry in column</source>
      <translation>Infanterie in Kolonne</translation>
    </message>
    <message>
      <source>cavalry, mounted</source>
      <translation>Kavallerie, zu Pferd</translation>
    </message>
    <message>
      <source>cavalry, dismounted</source>
      <translation>Kavallerie, abgesessen</translation>
    </message>
    <message>
      <source>guns, unlimbered</source>
      <translation>Geschütze, abgeprotzt</translation>
    </message>
    <message>
      <source>guns, limbered</source>
      <translation>Geschütze, aufgeprotzt</translation>
    </message>
    <message>
      <source>with a division's leader</source>
      <translation>mit Anführer einer Division</translation>
    </message>
    <message>
      <source>with a corps' leader</source>
      <translation>mit Anführer eines Korps</translation>
    </message>
    <message>
      <source>fortified, level 3</source>
      <translation>befestigt, Stufe 3</translation>
    </message>
    <message>
      <source>border between elevations</source>
      <translation>Grenze zwischen Höhen</translation>
    </message>
    <message>
      <source>elevation, 1 the lowest</source>
      <translation>Höhe, 1 die niedrigste</translation>
    </message>
    <message>
      <source>reinforcements, turn</source>
      <translation>Verstärkungen, Zug</translation>
    </message>
    <message>
      <source>Pending, {side}: {question} ({choices})</source>
      <translation>Offen, {side}: {question} ({choices})</translation>
    </message>
    <message>
      <source>To do (! must be done before the step ends)</source>
      <translation>Zu tun (! muss vor dem Ende des Schritts geschehen)</translation>
    </message>
    <message>
      <source>Turn {turn} of {last}</source>
      <translation>Zug {turn} von {last}</translation>
    </message>
    <message>
      <source>{when}, {phase}, step {n}: {does}</source>
      <translation>{when}, {phase}, Schritt {n}: {does}</translation>
    </message>
    <message>
      <source>{moment} (the battle is over)</source>
      <translation>{moment} (die Schlacht ist zu Ende)</translation>
    </message>
    <message>
      <source>{side} leads</source>
      <translation>vorn: {side}</translation>
    </message>
    <message>
      <source>level</source>
      <translation>gleichauf</translation>
    </message>
    <message>
      <source>Score: Union {union}, Confederate {confederate} ({leads})</source>
      <translation>Wertung: Union {union}, Konföderierte {confederate} ({leads})</translation>
    </message>
    <message>
      <source>{leader} (with {unit})</source>
      <translation>{leader} (bei {unit})</translation>
    </message>
    <message>
      <source>charges {target}</source>
      <translation>stürmt gegen {target}</translation>
    </message>
    <message>
      <source>has fired</source>
      <translation>hat gefeuert</translation>
    </message>
    <message>
      <source>{n} must</source>
      <translation>{n} Pflicht</translation>
    </message>
    <message>
      <source>{n} may</source>
      <translation>{n} möglich</translation>
    </message>
    <message>
      <source>nothing to do</source>
      <translation>nichts zu tun</translation>
    </message>
    <message>
      <source>And in melee, {cost} points</source>
      <translation>Und im Nahkampf, {cost} Punkte</translation>
    </message>
    <message>
      <source>And in melee</source>
      <translation>Und im Nahkampf</translation>
    </message>
    <message>
      <source>Attackers: {names}</source>
      <translation>Angreifer: {names}</translation>
    </message>
    <message>
      <source>{ours} against {theirs}, even luck</source>
      <translation>{ours} gegen {theirs}, gleiches Glück</translation>
    </message>
    <message>
      <source>They lose</source>
      <translation>Gegner verliert</translation>
    </message>
    <message>
      <source>We lose</source>
      <translation>Wir verlieren</translation>
    </message>
    <message>
      <source>They go back; if not, we</source>
      <translation>Gegner weicht; sonst wir</translation>
    </message>
    <message>
      <source>{n} men</source>
      <translation>{n} Mann</translation>
    </message>
    <message>
      <source>active</source>
      <translation>aktiv</translation>
    </message>
    <message>
      <source>not active</source>
      <translation>nicht aktiv</translation>
    </message>
    <message>
      <source>{n} left</source>
      <translation>noch {n}</translation>
    </message>
    <message>
      <source>If it fires at {at}</source>
      <translation>Feuer auf {at}</translation>
    </message>
    <message>
      <source>Nobody is known to be there; the nearest enemy in sight is fired at instead.</source>
      <translation>Dort ist niemand bekannt; stattdessen wird auf den nächsten sichtbaren Gegner gefeuert.</translation>
    </message>
    <message>
      <source>{names}, {n} men</source>
      <translation>{names}, {n} Mann</translation>
    </message>
    <message>
      <source>{who} · range {n}</source>
      <translation>{who} · Entfernung {n}</translation>
    </message>
    <message>
      <source>{n} guns × {loss}</source>
      <translation>{n} Geschütze × {loss}</translation>
    </message>
    <message>
      <source>{n} men × {loss} in {each}</source>
      <translation>{n} Mann × {loss} je {each}</translation>
    </message>
    <message>
      <source>Luck</source>
      <translation>Glück</translation>
    </message>
    <message>
      <source>On the map, no unit in hand</source>
      <translation>Auf der Karte, keine Einheit gewählt</translation>
    </message>
    <message>
      <source>With a unit in hand</source>
      <translation>Mit gewählter Einheit</translation>
    </message>
    <message>
      <source>By mouse</source>
      <translation>Mit der Maus</translation>
    </message>
    <message>
      <source>In the window</source>
      <translation>Im Fenster</translation>
    </message>
    <message>
      <source>Level {level} sees {full} squares, at a visibility of {percent} % {today}.</source>
      <translation>Stufe {level} sieht {full} Felder, bei {percent} % Sicht {today}.</translation>
    </message>
    <message>
      <source>Level {level} sees {full} squares.</source>
      <translation>Stufe {level} sieht {full} Felder.</translation>
    </message>
    <message>
      <source>The arc of a unit is 90 degrees.</source>
      <translation>Das Sichtfeld einer Einheit ist 90 Grad weit.</translation>
    </message>
    <message>
      <source>{side} operations</source>
      <translation>Operationen ({side})</translation>
    </message>
    <message>
      <source>Combat after {side} operations</source>
      <translation>Kampf nach Operationen ({side})</translation>
    </message>
    <message>
      <source>visibility {n} %</source>
      <translation>Sicht {n} %</translation>
    </message>
    <message>
      <source>hidden units</source>
      <translation>verborgene Einheiten</translation>
    </message>
    <message>
      <source>Fire plot</source>
      <translation>Feuerplan</translation>
    </message>
    <message>
      <source>Advance</source>
      <translation>Vorrücken</translation>
    </message>
    <message>
      <source>Face</source>
      <translation>Front</translation>
    </message>
    <message>
      <source>To {mode}</source>
      <translation>→ {mode}</translation>
    </message>
    <message>
      <source>Fortify</source>
      <translation>Befestigen</translation>
    </message>
    <message>
      <source>Reorganise</source>
      <translation>Neu gliedern</translation>
    </message>
    <message>
      <source>Put back</source>
      <translation>Zurückstellen</translation>
    </message>
    <message>
      <source>{side}: {lost}</source>
      <translation>{side}: {lost}</translation>
    </message>
    <message>
      <source>lost so far</source>
      <translation>Verluste bisher</translation>
    </message>
    <message>
      <source>{what} ({side})</source>
      <translation>{what} ({side})</translation>
    </message>
    <message>
      <source>{who} to {at}</source>
      <translation>{who} nach {at}</translation>
    </message>
    <message>
      <source>{n} units recover</source>
      <translation>{n} Einheiten erholen sich</translation>
    </message>
    <message>
      <source>{n} units come on</source>
      <translation>{n} Einheiten treffen ein</translation>
    </message>
    <message>
      <source>no loss</source>
      <translation>kein Verlust</translation>
    </message>
    <message>
      <source>{who} at {at}: {lost}</source>
      <translation>{who} auf {at}: {lost}</translation>
    </message>
    <message>
      <source>{who} attacks {at}: {lost}</source>
      <translation>{who} greift {at} an: {lost}</translation>
    </message>
    <message>
      <source>{who} attack {at}: {lost}</source>
      <translation>{who} greifen {at} an: {lost}</translation>
    </message>
    <message>
      <source>{who} into {at}</source>
      <translation>{who} rückt nach {at}</translation>
    </message>
    <message>
      <source>{label}: {times}, {total} to the {side}</source>
      <translation>{label}: {times}, {total} für {side}</translation>
    </message>
    <message>
      <source>Union {union}, Confederate {south}: {level}</source>
      <translation>Union {union}, Konföderierte {south}: {level}</translation>
    </message>
    <message>
      <source>Union {n}</source>
      <translation>Union {n}</translation>
    </message>
    <message>
      <source>A question</source>
      <translation>Eine Frage</translation>
    </message>
    <message>
      <source>objective: {points} points, {zone} in a zone of control</source>
      <translation>Ziel: {points} Punkte, {zone} in einer Kontrollzone</translation>
    </message>
    <message>
      <source>Square {at}</source>
      <translation>Feld {at}</translation>
    </message>
    <message>
      <source>square {at} · {ground}</source>
      <translation>Feld {at} · {ground}</translation>
    </message>
    <message>
      <source>Battle {battle} is on the table: the game stands still until its result is in.</source>
      <translation>Schlacht {battle} ist auf dem Tisch: das Spiel ruht, bis ihr Ergebnis vorliegt.</translation>
    </message>
    <message>
      <source>plotted for melee, but nobody is seen at {at}</source>
      <translation>für den Nahkampf geplant, doch auf {at} ist niemand zu sehen</translation>
    </message>
    <message>
      <source>{enemy} stands beside it, out of its arc: it faces {way}</source>
      <translation>{enemy} steht daneben, außerhalb ihres Sichtfelds: Front {way}</translation>
    </message>
    <message>
      <source>square {at}</source>
      <translation>Feld {at}</translation>
    </message>
    <message>
      <source>not on the map</source>
      <translation>nicht auf der Karte</translation>
    </message>
    <message>
      <source>cavalry's guns</source>
      <translation>Geschütze der Kavallerie</translation>
    </message>
    <message>
      <source>Facing</source>
      <translation>Front</translation>
    </message>
    <message>
      <source>Effectiveness</source>
      <translation>Kampfwert</translation>
    </message>
    <message>
      <source>Melee plot</source>
      <translation>Nahkampfplan</translation>
    </message>
    <message>
      <source>Activated</source>
      <translation>Aktiviert</translation>
    </message>
    <message>
      <source>Cohesion</source>
      <translation>Ordnung</translation>
    </message>
    <message>
      <source>in order</source>
      <translation>geordnet</translation>
    </message>
    <message>
      <source>Ammunition</source>
      <translation>Munition</translation>
    </message>
    <message>
      <source>Advance plot</source>
      <translation>Vorrückplan</translation>
    </message>
    <message>
      <source>in control</source>
      <translation>geführt</translation>
    </message>
    <message>
      <source>out of control</source>
      <translation>ohne Führung</translation>
    </message>
    <message>
      <source>Control</source>
      <translation>Führung</translation>
    </message>
    <message>
      <source>Fortification</source>
      <translation>Befestigung</translation>
    </message>
    <message>
      <source>level {n}</source>
      <translation>Stufe {n}</translation>
    </message>
    <message>
      <source>Lost so far</source>
      <translation>Verluste bisher</translation>
    </message>
    <message>
      <source>Men lost for each gun, by range</source>
      <translation>Verluste je Geschütz, nach Entfernung</translation>
    </message>
    <message>
      <source>Men lost for {n} men, by range</source>
      <translation>Verluste je {n} Mann, nach Entfernung</translation>
    </message>
    <message>
      <source>{label}, {cost}, {spent} in all</source>
      <translation>{label}, {cost}, zusammen {spent}</translation>
    </message>
    <message>
      <source>{why}; no unit may go there</source>
      <translation>{why}; keine Einheit darf dorthin</translation>
    </message>
    <message>
      <source>{at} is out of the reach of {name} with {n} operation points</source>
      <translation>{at} ist für {name} mit {n} Operationspunkten nicht zu erreichen</translation>
    </message>
    <message>
      <source>If it goes to {at}</source>
      <translation>Weg nach {at}</translation>
    </message>
    <message>
      <source>{terrain}, level {n}</source>
      <translation>{terrain}, Stufe {n}</translation>
    </message>
    <message>
      <source>{name}'s corps</source>
      <translation>Korps {name}</translation>
    </message>
    <message>
      <source>with {names}</source>
      <translation>mit {names}</translation>
    </message>
    <message>
      <source>{name}'s brigade</source>
      <translation>Brigade {name}</translation>
    </message>
    <message>
      <source>turn {turn} of {last}, {clock}</source>
      <translation>Zug {turn} von {last}, {clock}</translation>
    </message>
    <message>
      <source>Belongs to no division</source>
      <translation>Gehört zu keiner Division</translation>
    </message>
    <message>
      <source>Weapon, as the chart's code</source>
      <translation>Waffe, als Kürzel der Tabelle</translation>
    </message>
    <message>
      <source>Disrupted</source>
      <translation>Zerrüttet</translation>
    </message>
    <message>
      <source>Has ammunition</source>
      <translation>Hat Munition</translation>
    </message>
    <message>
      <source>Square, row and column</source>
      <translation>Feld, Zeile und Spalte</translation>
    </message>
    <message>
      <source>Plots fire at</source>
      <translation>Plant Feuer auf</translation>
    </message>
    <message>
      <source>The fire plot is that of its melee plot</source>
      <translation>Der Feuerplan ist der des Nahkampfplans</translation>
    </message>
    <message>
      <source>Plots melee</source>
      <translation>Plant Nahkampf</translation>
    </message>
    <message>
      <source>Plots an advance</source>
      <translation>Plant Vorrücken</translation>
    </message>
    <message>
      <source>Activated this turn</source>
      <translation>In diesem Zug aktiviert</translation>
    </message>
    <message>
      <source>In command control</source>
      <translation>Geführt</translation>
    </message>
    <message>
      <source>Command control as a factor; of the battle: players</source>
      <translation>Führung als Faktor; der Schlacht: die Spieler</translation>
    </message>
    <message>
      <source>Operation points left</source>
      <translation>Operationspunkte übrig</translation>
    </message>
    <message>
      <source>Squares moved this phase</source>
      <translation>In dieser Phase bewegte Felder</translation>
    </message>
    <message>
      <source>Moved from zone of control to zone of control</source>
      <translation>Zog von Kontrollzone zu Kontrollzone</translation>
    </message>
    <message>
      <source>Fired this phase at</source>
      <translation>Feuerte in dieser Phase auf</translation>
    </message>
    <message>
      <source>Has gone back this phase</source>
      <translation>Ist in dieser Phase gewichen</translation>
    </message>
    <message>
      <source>Its last attack succeeded</source>
      <translation>Ihr letzter Angriff gelang</translation>
    </message>
    <message>
      <source>Has not left its square since the last combat</source>
      <translation>Hat ihr Feld seit dem letzten Kampf nicht verlassen</translation>
    </message>
    <message>
      <source>Leads</source>
      <translation>Führt</translation>
    </message>
    <message>
      <source>Bonus, in percent</source>
      <translation>Bonus, in Prozent</translation>
    </message>
    <message>
      <source>With the unit</source>
      <translation>Bei der Einheit</translation>
    </message>
    <message>
      <source>Waits to take command</source>
      <translation>Wartet auf den Befehl</translation>
    </message>
    <message>
      <source>Hidden units</source>
      <translation>Verdeckte Einheiten</translation>
    </message>
    <message>
      <source>Time limit, in minutes</source>
      <translation>Zeitgrenze, in Minuten</translation>
    </message>
    <message>
      <source>Divisions are activated</source>
      <translation>Divisionen werden aktiviert</translation>
    </message>
    <message>
      <source>Taken up again from the last save point</source>
      <translation>Vom letzten Sicherungspunkt wieder aufgenommen</translation>
    </message>
    <message>
      <source>Formations held, with their turns</source>
      <translation>Gehaltene Verbände, mit ihren Zügen</translation>
    </message>
    <message>
      <source>Divisions still to activate</source>
      <translation>Noch zu aktivierende Divisionen</translation>
    </message>
    <message>
      <source>Hours of the turns</source>
      <translation>Stunden der Züge</translation>
    </message>
    <message>
      <source>{name} to turn {turn}</source>
      <translation>{name} bis Zug {turn}</translation>
    </message>
    <message>
      <source>; {side} acts</source>
      <translation>; {side} handelt</translation>
    </message>
    <message>
      <source> (battle {battle} is on the table)</source>
      <translation> (Schlacht {battle} ist auf dem Tisch)</translation>
    </message>
    <message>
      <source>level of play {n}</source>
      <translation>Spielstufe {n}</translation>
    </message>
    <message>
      <source>no activation of divisions</source>
      <translation>keine Aktivierung der Divisionen</translation>
    </message>
    <message>
      <source>save points</source>
      <translation>Sicherungspunkte</translation>
    </message>
    <message>
      <source>{n} minutes an operations phase</source>
      <translation>{n} Minuten je Operationsphase</translation>
    </message>
    <message>
      <source>{strength}; lost {losses}</source>
      <translation>{strength}; verloren: {losses}</translation>
    </message>
    <message>
      <source>to arrive in turn {turn}: {units}</source>
      <translation>trifft in Zug {turn} ein: {units}</translation>
    </message>
    <message>
      <source>eliminated: {units}</source>
      <translation>ausgeschieden: {units}</translation>
    </message>
    <message>
      <source>*Its losses are hidden as its units are.*</source>
      <translation>*Seine Verluste sind verborgen wie seine Einheiten.*</translation>
    </message>
    <message>
      <source>| Corps | Men at the start | Men lost | | Guns at the start | Guns lost |</source>
      <translation>| Korps | Mann zu Beginn | Mann verloren | | Geschütze zu Beginn | Geschütze verloren |</translation>
    </message>
    <message>
      <source>without a corps</source>
      <translation>ohne Korps</translation>
    </message>
    <message>
      <source>- {leader} ({side}, {rank} leader of {formation}) has fallen</source>
      <translation>- {leader} ({side}, {rank}, {formation}) ist gefallen</translation>
    </message>
    <message>
      <source>| Side | For | Count | Each | Points |</source>
      <translation>| Seite | Für | Anzahl | Je | Punkte |</translation>
    </message>
    <message>
      <source>: {n} points</source>
      <translation>: {n} Punkte</translation>
    </message>
    <message>
      <source>the battle begins: {title}</source>
      <translation>die Schlacht beginnt: {title}</translation>
    </message>
    <message>
      <source>no stream can be forded</source>
      <translation>kein Bach ist zu durchwaten</translation>
    </message>
    <message>
      <source>the streams can be forded at {squares}</source>
      <translation>Furten durch die Bäche: {squares}</translation>
    </message>
    <message>
      <source>{name} is held to turn {turn}</source>
      <translation>{name} wird bis Zug {turn} gehalten</translation>
    </message>
    <message>
      <source>{name} may move from now on: its turn has come</source>
      <translation>{name} darf von jetzt an ziehen: ihr Zug ist gekommen</translation>
    </message>
    <message>
      <source>{name} may move from now on: the enemy is upon it</source>
      <translation>{name} darf von jetzt an ziehen: der Feind ist da</translation>
    </message>
    <message>
      <source>{name}'s division is activated: {units}</source>
      <translation>die Division {name} ist aktiviert: {units}</translation>
    </message>
    <message>
      <source>the battle is over: {reason}</source>
      <translation>die Schlacht ist zu Ende: {reason}</translation>
    </message>
    <message>
      <source>{seat} is asked: {question}</source>
      <translation>{seat} wird gefragt: {question}</translation>
    </message>
    <message>
      <source>{unit} comes on at {square}{facing}</source>
      <translation>{unit} trifft auf {square} ein{facing}</translation>
    </message>
    <message>
      <source>{units} cannot come on: {why}</source>
      <translation>{units} kann nicht eintreffen: {why}</translation>
    </message>
    <message>
      <source>the {side} side sees {units}</source>
      <translation>die Seite {side} sieht {units}</translation>
    </message>
    <message>
      <source>{unit} is put back as it was when it was picked up</source>
      <translation>{unit} steht wieder, wie zuvor</translation>
    </message>
    <message>
      <source>{unit} has {points} more, by force march</source>
      <translation>{unit} hat durch Gewaltmarsch mehr: {points}</translation>
    </message>
    <message>
      <source>the units in {square} face {direction}</source>
      <translation>die Einheiten in {square} nehmen Front nach {direction}</translation>
    </message>
    <message>
      <source>{unit} is now {mode} ({points})</source>
      <translation>{unit} ist jetzt {mode} ({points})</translation>
    </message>
    <message>
      <source>{unit} has fortification {level}</source>
      <translation>{unit} hat Befestigung {level}</translation>
    </message>
    <message>
      <source>{leader} rides to {unit}</source>
      <translation>{leader} reitet zu {unit}</translation>
    </message>
    <message>
      <source>{unit} moves to {square}{facing}</source>
      <translation>{unit} zieht nach {square}{facing}</translation>
    </message>
    <message>
      <source>{unit} moves {n} squares to {square}{facing}: {points}</source>
      <translation>{unit} rückt {n} Felder weit nach {square}{facing}: {points}</translation>
    </message>
    <message>
      <source>{unit} moves to {squares}{facing}: {points}</source>
      <translation>{unit} rückt nach {squares}{facing}: {points}</translation>
    </message>
    <message>
      <source>out of command control: {units}</source>
      <translation>ohne Führung: {units}</translation>
    </message>
    <message>
      <source>in command control: {units}</source>
      <translation>geführt: {units}</translation>
    </message>
    <message>
      <source>command control {factor}: {units}</source>
      <translation>Führung {factor}: {units}</translation>
    </message>
    <message>
      <source>{units} with {n}</source>
      <translation>{units} mit {n}</translation>
    </message>
    <message>
      <source>{side} operation points: {units}</source>
      <translation>{side}, Operationspunkte: {units}</translation>
    </message>
    <message>
      <source>no units</source>
      <translation>keine Einheiten</translation>
    </message>
    <message>
      <source>recovers {fatigue} fatigue</source>
      <translation>erholt sich um {fatigue} Erschöpfung</translation>
    </message>
    <message>
      <source>regains its order</source>
      <translation>ist wieder geordnet</translation>
    </message>
    <message>
      <source>gets ammunition</source>
      <translation>erhält Munition</translation>
    </message>
    <message>
      <source>fire at {square}</source>
      <translation>Feuer auf {square}</translation>
    </message>
    <message>
      <source>melee</source>
      <translation>Nahkampf</translation>
    </message>
    <message>
      <source>an advance</source>
      <translation>ein Vorrücken</translation>
    </message>
    <message>
      <source>{unit} plots nothing</source>
      <translation>{unit} plant nichts</translation>
    </message>
    <message>
      <source>{unit} plots {plots}</source>
      <translation>{unit} plant {plots}</translation>
    </message>
    <message>
      <source>{unit} gains {fatigue} fatigue: {why}</source>
      <translation>{unit} gewinnt {fatigue} Erschöpfung: {why}</translation>
    </message>
    <message>
      <source>{unit} is disrupted</source>
      <translation>{unit} ist zerrüttet</translation>
    </message>
    <message>
      <source>{unit} routs</source>
      <translation>{unit} flieht</translation>
    </message>
    <message>
      <source>{unit} wavers, and stands</source>
      <translation>{unit} wankt und hält stand</translation>
    </message>
    <message>
      <source>{unit} advances into {square}{facing}</source>
      <translation>{unit} rückt vor nach {square}{facing}</translation>
    </message>
    <message>
      <source>{leader} falls</source>
      <translation>{leader} fällt</translation>
    </message>
    <message>
      <source>{name}'s {rank}</source>
      <translation>{rank} {name}</translation>
    </message>
    <message>
      <source>{leader} takes command of {post}</source>
      <translation>{leader} übernimmt den Befehl über {post}</translation>
    </message>
    <message>
      <source>{leader} takes command of {post}, with {unit}</source>
      <translation>{leader} übernimmt den Befehl über {post}, bei {unit}</translation>
    </message>
    <message>
      <source>{leader} joins {unit}</source>
      <translation>{leader} schließt sich {unit} an</translation>
    </message>
    <message>
      <source>no casualties</source>
      <translation>keine Verluste</translation>
    </message>
    <message>
      <source>; it is out of ammunition</source>
      <translation>; Munition verschossen</translation>
    </message>
    <message>
      <source>{casualties} of the attackers, {n} of the defenders</source>
      <translation>{casualties} beim Angreifer, {n} beim Verteidiger</translation>
    </message>
    <message>
      <source>differential {figure}, row {row}; {casualties} of the attackers, {n} of the defenders</source>
      <translation>Differenz {figure}, Zeile {row}; {casualties} der Angreifer, {n} der Verteidiger</translation>
    </message>
    <message>
      <source>; the defenders go back</source>
      <translation>; die Verteidiger weichen</translation>
    </message>
    <message>
      <source>; the attackers go back</source>
      <translation>; die Angreifer weichen</translation>
    </message>
    <message>
      <source>{unit} gains {fatigue} fatigue under fire</source>
      <translation>{unit} gewinnt {fatigue} Erschöpfung unter Feuer</translation>
    </message>
    <message>
      <source>{unit} comes through unharmed</source>
      <translation>{unit} bleibt unversehrt</translation>
    </message>
    <message>
      <source>{unit} has no way back</source>
      <translation>{unit} hat keinen Rückweg</translation>
    </message>
    <message>
      <source>, and {losses} with it</source>
      <translation>, und {losses} mit ihr</translation>
    </message>
    <message>
      <source>DS:{disrupted} AMMO:{ammo} MEL:{melee} MRL:{morale} FIRE:{fire}</source>
      <translation>ZR:{disrupted} MUN:{ammo} NK:{melee} MRL:{morale} FEUER:{fire}</translation>
    </message>
    <message>
      <source>{mode:&lt;7} OP:{points} DIR:{facing} ADV:{advance} ACT:{active}</source>
      <translation>{mode:&lt;7} OP:{points} FR:{facing} VOR:{advance} AKT:{active}</translation>
    </message>
    <message>
      <source>IN</source>
      <translation>JA</translation>
    </message>
    <message>
      <source>OUT</source>
      <translation>OHNE</translation>
    </message>
    <message>
      <source>FORT:{fort} {mode} CC:{control}</source>
      <translation>BEF:{fort} {mode} FÜHR:{control}</translation>
    </message>
    <message>
      <source>{n} MEN</source>
      <translation>{n} MANN</translation>
    </message>
    <message>
      <source>{n} GUNS</source>
      <translation>{n} GESCH</translation>
    </message>
    <message>
      <source>EFF:{effectiveness} FT:{fatigue}</source>
      <translation>KW:{effectiveness} ER:{fatigue}</translation>
    </message>
    <message>
      <source>{units} moved: {where}.</source>
      <translation>{units} bewegt: {where}.</translation>
    </message>
    <message>
      <source>{shots} without effect.</source>
      <translation>{shots} ohne Wirkung.</translation>
    </message>
    <message>
      <source>{units} recovered {points} fatigue in all.</source>
      <translation>{units} erholten sich um insgesamt {points} Erschöpfung.</translation>
    </message>
    <message>
      <source>, facing {direction}</source>
      <translation>, Front {direction}</translation>
    </message>
    <message>
      <source>Turn {turn} of {last}, {clock}</source>
      <translation>Zug {turn} von {last}, {clock}</translation>
    </message>
    <message>
      <source>the whole field</source>
      <translation>das ganze Feld</translation>
    </message>
    <message>
      <source>the field within {squares} of {square}</source>
      <translation>das Feld im Umkreis von {squares} um {square}</translation>
    </message>
    <message>
      <source>{field} goes to the table as battle {battle}, with {n} units</source>
      <translation>{field} kommt als Schlacht {battle} auf den Tisch, mit {n} Einheiten</translation>
    </message>
    <message>
      <source>the result of battle {battle}, {origin}: {held}</source>
      <translation>das Ergebnis von Schlacht {battle}, {origin}: {held}</translation>
    </message>
    <message>
      <source>battle {battle} is called off</source>
      <translation>Schlacht {battle} ist abgesagt</translation>
    </message>
    <message>
      <source>battle {battle} is off the table</source>
      <translation>Schlacht {battle} ist vom Tisch</translation>
    </message>
    <message>
      <source>{field} of {unit} {before} to {after} ({reason})</source>
      <translation>{field} von {unit} {before} auf {after} ({reason})</translation>
    </message>
    <message>
      <source>; the referee sets {changes}</source>
      <translation>; der Spielleiter setzt {changes}</translation>
    </message>
    <message>
      <source>fatigue {fatigue}, morale {morale}, {n} OP</source>
      <translation>Erschöpfung {fatigue}, Moral {morale}, {n} OP</translation>
    </message>
    <message>
      <source>{n}/{all} guns</source>
      <translation>{n}/{all} Geschütze</translation>
    </message>
    <message>
      <source>{n}/{all} men</source>
      <translation>{n}/{all} Mann</translation>
    </message>
    <message>
      <source>OUT OF COMMAND</source>
      <translation>OHNE FÜHRUNG</translation>
    </message>
    <message>
      <source>command control {factor}</source>
      <translation>Führung {factor}</translation>
    </message>
    <message>
      <source>DISRUPTED</source>
      <translation>ZERRÜTTET</translation>
    </message>
    <message>
      <source>NO AMMUNITION</source>
      <translation>KEINE MUNITION</translation>
    </message>
    <message>
      <source>not activated</source>
      <translation>nicht aktiviert</translation>
    </message>
    <message>
      <source>advance</source>
      <translation>Vorrücken</translation>
    </message>
    <message>
      <source>{leader} with {unit}</source>
      <translation>{leader} bei {unit}</translation>
    </message>
    <message>
      <source>I infantry   C cavalry   A artillery   i, c, a Confederate</source>
      <translation>I Infanterie   C Kavallerie   A Artillerie   i, c, a Konföderierte</translation>
    </message>
    <message>
      <source>{two} two units   {guns} one with guns   {both} two with guns   {routed} routed</source>
      <translation>{two} zwei Einheiten   {guns} eine mit Geschützen   {both} zwei mit Geschützen   {routed} auf der Flucht</translation>
    </message>
    <message>
      <source>- in line or dismounted   : in column or mounted   o unlimbered   . limbered</source>
      <translation>- in Linie oder abgesessen   : in Kolonne oder zu Pferd   o abgeprotzt   . aufgeprotzt</translation>
    </message>
    <message>
      <source>{subject} {says}</source>
      <translation>{subject} {says}</translation>
    </message>
    <message>
      <source>The fire does no harm</source>
      <translation>Das Feuer bleibt ohne Wirkung</translation>
    </message>
    <message>
      <source>{units} arrive at the {edge} edge</source>
      <translation>{units} treffen von {edge} ein</translation>
    </message>
    <message>
      <source>{units} arrive</source>
      <translation>{units} treffen ein</translation>
    </message>
    <message>
      <source>The battle begins: {title}</source>
      <translation>Die Schlacht beginnt: {title}</translation>
    </message>
    <message>
      <source>The battle goes on</source>
      <translation>Die Schlacht geht weiter</translation>
    </message>
    <message>
      <source>rolls to maneuver ({die}): {outcome}</source>
      <translation>würfelt fürs Manöver ({die}): {outcome}</translation>
    </message>
    <message>
      <source>has {stands} damaged</source>
      <translation>hat {stands} beschädigt</translation>
    </message>
    <message>
      <source>has lost its commander</source>
      <translation>hat den Befehlshaber verloren</translation>
    </message>
    <message>
      <source>is delayed to turn {turn}</source>
      <translation>ist auf Zug {turn} verschoben</translation>
    </message>
    <message>
      <source>is seen</source>
      <translation>ist gesehen</translation>
    </message>
    <message>
      <source>is out of sight</source>
      <translation>ist außer Sicht</translation>
    </message>
    <message>
      <source>forms {formation}</source>
      <translation>formiert: {formation}</translation>
    </message>
    <message>
      <source>changes its facing</source>
      <translation>ändert die Front</translation>
    </message>
    <message>
      <source>faces about</source>
      <translation>macht kehrt</translation>
    </message>
    <message>
      <source>moves {length} by road</source>
      <translation>bewegt sich {length} auf der Straße</translation>
    </message>
    <message>
      <source>moves {length}</source>
      <translation>bewegt sich {length}</translation>
    </message>
    <message>
      <source>is no longer in contact</source>
      <translation>ist nicht mehr in Kontakt</translation>
    </message>
    <message>
      <source>joins {unit}</source>
      <translation>schließt sich {unit} an</translation>
    </message>
    <message>
      <source>rides on his own</source>
      <translation>reitet allein</translation>
    </message>
    <message>
      <source>rides {length}</source>
      <translation>reitet {length}</translation>
    </message>
    <message>
      <source>comes under fire ({die}): {outcome}</source>
      <translation>gerät unter Feuer ({die}): {outcome}</translation>
    </message>
    <message>
      <source>falls</source>
      <translation>fällt</translation>
    </message>
    <message>
      <source>is captured</source>
      <translation>gerät in Gefangenschaft</translation>
    </message>
    <message>
      <source>falls; his replacement is due in turn {turn}</source>
      <translation>fällt; sein Ersatz ist in Zug {turn} fällig</translation>
    </message>
    <message>
      <source>is captured; his replacement is due in turn {turn}</source>
      <translation>gerät in Gefangenschaft; sein Ersatz ist in Zug {turn} fällig</translation>
    </message>
    <message>
      <source>A replacement takes the post of {leader}</source>
      <translation>Ein Ersatz übernimmt den Posten von {leader}</translation>
    </message>
    <message>
      <source>A replacement takes the post of {leader} with {unit}</source>
      <translation>Ein Ersatz übernimmt den Posten von {leader} bei {unit}</translation>
    </message>
    <message>
      <source>carries the position</source>
      <translation>nimmt die Stellung</translation>
    </message>
    <message>
      <source>breaks through</source>
      <translation>bricht durch</translation>
    </message>
    <message>
      <source>goes on past the position it has won and strikes {target}</source>
      <translation>stößt über die gewonnene Stellung hinaus und trifft auf {target}</translation>
    </message>
    <message>
      <source>goes on past the position it has won</source>
      <translation>stößt über die gewonnene Stellung hinaus</translation>
    </message>
    <message>
      <source>{side} must decide: {question}</source>
      <translation>Entscheidung für {side}: {question}</translation>
    </message>
    <message>
      <source>The answer: {answer}</source>
      <translation>Die Antwort: {answer}</translation>
    </message>
    <message>
      <source>{unit} fires at {target}: too few fire points to tell</source>
      <translation>{unit} feuert auf {target}: zu wenig Feuerpunkte für eine Wirkung</translation>
    </message>
    <message>
      <source>{units} fire at {target}: too few fire points to tell</source>
      <translation>{units} feuern auf {target}: zu wenig Feuerpunkte für eine Wirkung</translation>
    </message>
    <message>
      <source>{unit} fires at {target}: {points} fire points, {die} → {effect}</source>
      <translation>{unit} feuert auf {target}: {points} Feuerpunkte, {die} → {effect}</translation>
    </message>
    <message>
      <source>{units} fire at {target}: {points} fire points, {die} → {effect}</source>
      <translation>{units} feuern auf {target}: {points} Feuerpunkte, {die} → {effect}</translation>
    </message>
    <message>
      <source>attacker's {attacker}; defender's {defender}; difference {difference:+d} → {result}</source>
      <translation>Angreifer: {attacker}; Verteidiger: {defender}; Unterschied {difference:+d} → {result}</translation>
    </message>
    <message>
      <source>{unit} charges {target}: {dice}</source>
      <translation>{unit} stürmt gegen {target}: {dice}</translation>
    </message>
    <message>
      <source>{units} charge {target}: {dice}</source>
      <translation>{units} stürmen gegen {target}: {dice}</translation>
    </message>
    <message>
      <source>{objective} is held by the {side} side</source>
      <translation>{objective}: gehalten von: {side}</translation>
    </message>
    <message>
      <source>{objective} is held by nobody</source>
      <translation>{objective}: von niemandem gehalten</translation>
    </message>
    <message>
      <source>Note on {unit}: {words}</source>
      <translation>Notiz zu {unit}: {words}</translation>
    </message>
    <message>
      <source>Note: {words}</source>
      <translation>Notiz: {words}</translation>
    </message>
    <message>
      <source>Override: {target}, {field} {before} → {after} ({reason})</source>
      <translation>Von Hand gesetzt: {target}, {field} {before} → {after} ({reason})</translation>
    </message>
    <message>
      <source>{side} dice ({kind}) are now {mode}</source>
      <translation>Würfel {side} ({kind}) werden jetzt {mode}</translation>
    </message>
    <message>
      <source>{side} dice (draw) are now {mode}</source>
      <translation>Würfel {side} (Ziehung) werden jetzt {mode}</translation>
    </message>
    <message>
      <source>Ruling {option} is read as {after} from here, not {before} ({reason})</source>
      <translation>Auslegung {option} wird ab hier als {after} gelesen, nicht als {before} ({reason})</translation>
    </message>
    <message>
      <source>loses {stands}</source>
      <translation>verliert {stands}</translation>
    </message>
    <message>
      <source>loses {stands} to skedaddling</source>
      <translation>verliert {stands} durch Ausreißen</translation>
    </message>
    <message>
      <source>has {stands} captured</source>
      <translation>verliert {stands} in Gefangenschaft</translation>
    </message>
    <message>
      <source>{side} headquarters</source>
      <translation>Hauptquartier {side}</translation>
    </message>
    <message>
      <source>die {face}, {origin}</source>
      <translation>Würfel {face}, {origin}</translation>
    </message>
    <message>
      <source>draw {face} of {sides}, {origin}</source>
      <translation>Ziehung {face} von {sides}, {origin}</translation>
    </message>
    <message>
      <source>{option} is read so already</source>
      <translation>{option} wird schon so gelesen</translation>
    </message>
    <message>
      <source>{what} is from {least} to {most}, not {value}</source>
      <translation>{what} geht von {least} bis {most}, nicht {value}</translation>
    </message>
    <message>
      <source>is missing from the ruleset</source>
      <translation>fehlt im Regelwerk</translation>
    </message>
    <message>
      <source>{value} is not a choice of this option</source>
      <translation>{value} steht bei dieser Option nicht zur Wahl</translation>
    </message>
    <message>
      <source>choose one of {allowed}</source>
      <translation>eines wählen: {allowed}</translation>
    </message>
    <message>
      <source>no row for {what} {one}</source>
      <translation>keine Zeile für {what} {one}</translation>
    </message>
    <message>
      <source>{count} rows for {what} {one}</source>
      <translation>{count} Zeilen für {what} {one}</translation>
    </message>
    <message>
      <source>{names} do not rise</source>
      <translation>{names} steigen nicht an</translation>
    </message>
    <message>
      <source>there are: {names}; or the name of a text file beside the scenario</source>
      <translation>es gibt: {names}; oder der Name einer Textdatei neben dem Szenario</translation>
    </message>
    <message>
      <source>there is no map {map!r}</source>
      <translation>eine Landschaft {map!r} gibt es nicht</translation>
    </message>
    <message>
      <source>The file itself holds both sides' truth: a seat hides it, but who asks for the referee's seat, or opens the file with another program, sees everything.</source>
      <translation>Die Datei selbst enthält die Wahrheit beider Seiten: Ein Platz verbirgt sie, aber wer nach dem Platz des Schiedsrichters fragt oder die Datei mit einem anderen Programm öffnet, sieht alles.</translation>
    </message>
    <message>
      <source>{line!r} stands in no section</source>
      <translation>{line!r} steht in keinem Abschnitt</translation>
    </message>
    <message>
      <source>only one title: may stand before them</source>
      <translation>nur ein title: darf davor stehen</translation>
    </message>
    <message>
      <source>the map has no title</source>
      <translation>die Landschaft hat keinen Titel</translation>
    </message>
    <message>
      <source>title: and its name, before the sections</source>
      <translation>title: und der Name, vor den Abschnitten</translation>
    </message>
    <message>
      <source>the section {name} is missing</source>
      <translation>der Abschnitt {name} fehlt</translation>
    </message>
    <message>
      <source>[{name}] on a line of its own</source>
      <translation>[{name}] auf einer eigenen Zeile</translation>
    </message>
    <message>
      <source>{heading!r} is no section of a map</source>
      <translation>{heading!r} ist kein Abschnitt einer Landschaft</translation>
    </message>
    <message>
      <source>the section {name} stands here again</source>
      <translation>der Abschnitt {name} steht hier noch einmal</translation>
    </message>
    <message>
      <source>put its lines under the first</source>
      <translation>seine Zeilen unter den ersten setzen</translation>
    </message>
    <message>
      <source>the section {section} has no rows</source>
      <translation>der Abschnitt {section} hat keine Reihen</translation>
    </message>
    <message>
      <source>a line of signs for each row of {cells}</source>
      <translation>eine Zeile von Zeichen je Reihe der {cells}</translation>
    </message>
    <message>
      <source>the row has {length} {cells}, the others have {width}</source>
      <translation>die Reihe hat {length} {cells}, die anderen {width}</translation>
    </message>
    <message>
      <source>a sign for each of the {cells}, no space between</source>
      <translation>je ein Zeichen für die {cells}, ohne Leerzeichen</translation>
    </message>
    <message>
      <source>Written elsewhere</source>
      <translation>Anderswo geschrieben</translation>
    </message>
    <message>
      <source>the computer's orders are carried out from the referee's seat</source>
      <translation>die Befehle des Computers werden vom Platz des Spielleiters ausgeführt</translation>
    </message>
    <message>
      <source>that is for the {side} to do</source>
      <translation>das ist Sache der Seite {side}</translation>
    </message>
    <message>
      <source>there is no unit {name!r}</source>
      <translation>eine Einheit {name!r} gibt es nicht</translation>
    </message>
    <message>
      <source>the {side} is waited for</source>
      <translation>es wird auf die Seite {side} gewartet</translation>
    </message>
    <message>
      <source>a die of the other side</source>
      <translation>ein Würfel der anderen Seite</translation>
    </message>
    <message>
      <source>nothing is left to undo: this is the start of the game</source>
      <translation>nichts mehr rückgängig zu machen: das ist der Anfang des Spiels</translation>
    </message>
    <message>
      <source>the game is over and everything has been shown; only the referee takes its end back</source>
      <translation>das Spiel ist vorbei und alles ist aufgedeckt; nur der Spielleiter nimmt sein Ende zurück</translation>
    </message>
    <message>
      <source>with hidden knowledge a side undoes only its own entries of this step; ask the referee</source>
      <translation>bei verdecktem Wissen nimmt eine Seite nur eigene Einträge dieses Schritts zurück; den Spielleiter fragen</translation>
    </message>
    <message>
      <source>nothing to redo</source>
      <translation>nichts zu wiederholen</translation>
    </message>
    <message>
      <source>only the referee may go to any entry</source>
      <translation>nur der Spielleiter geht zu beliebigen Einträgen</translation>
    </message>
    <message>
      <source>only the referee may amend an entry</source>
      <translation>nur der Spielleiter berichtigt einen Eintrag</translation>
    </message>
    <message>
      <source>entry {entry} is not on the present line, or is its start</source>
      <translation>Eintrag {entry} liegt nicht auf der jetzigen Linie oder ist ihr Anfang</translation>
    </message>
    <message>
      <source>Amend {entry}</source>
      <translation>Eintrag {entry} berichtigen</translation>
    </message>
    <message>
      <source>only the referee may give a game other rules</source>
      <translation>Nur der Schiedsrichter darf einem Spiel andere Regeln geben</translation>
    </message>
    <message>
      <source>this game waits for a human</source>
      <translation>dieses Spiel wartet auf einen Menschen</translation>
    </message>
    <message>
      <source>give both sides to the computer</source>
      <translation>beide Seiten dem Computer geben</translation>
    </message>
    <message>
      <source>no computer plays games of the kind {kind}</source>
      <translation>kein Computer spielt Spiele der Art {kind}</translation>
    </message>
    <message>
      <source>entry {seq} follows an entry that cannot be read</source>
      <translation>Eintrag {seq} folgt auf einen, der nicht gelesen werden kann</translation>
    </message>
    <message>
      <source>no divisions are to be activated now</source>
      <translation>jetzt sind keine Divisionen zu aktivieren</translation>
    </message>
    <message>
      <source>there is no division {division!r} on the map; it can be {names}</source>
      <translation>auf der Karte ist keine Division {division!r}; möglich: {names}</translation>
    </message>
    <message>
      <source>the cavalry waits until turn {turn}</source>
      <translation>die Kavallerie wartet bis Zug {turn}</translation>
    </message>
    <message>
      <source>{division} is activated already</source>
      <translation>{division} ist schon aktiviert</translation>
    </message>
    <message>
      <source>the units come to {found}, not {right}</source>
      <translation>die Einheiten ergeben {found}, nicht {right}</translation>
    </message>
    <message>
      <source>mend the units or the total, or leave the totals out</source>
      <translation>Einheiten oder Summe berichtigen, oder die Summen weglassen</translation>
    </message>
    <message>
      <source>a misprint and its clause stand together</source>
      <translation>ein Druckfehler und seine Regelstelle gehören zusammen</translation>
    </message>
    <message>
      <source>name its division, or say independent = true</source>
      <translation>ihre Division nennen, oder independent = true</translation>
    </message>
    <message>
      <source>the brigade {name} has no division, or is independent with one</source>
      <translation>die Brigade {name} hat keine Division, oder ist unabhängig und hat eine</translation>
    </message>
    <message>
      <source>name its brigade, its division or its corps, or say independent = true</source>
      <translation>ihre Brigade, ihre Division oder ihr Korps nennen, oder independent = true</translation>
    </message>
    <message>
      <source>{name} belongs to no formation, or to several</source>
      <translation>{name} gehört zu keinem Verband, oder zu mehreren</translation>
    </message>
    <message>
      <source>the brigade {name} has no units</source>
      <translation>die Brigade {name} hat keine Einheiten</translation>
    </message>
    <message>
      <source>{what} of the {side} army stands in {place} too</source>
      <translation>{what} der Seite {side} steht auch in {place}</translation>
    </message>
    <message>
      <source>names are unique</source>
      <translation>Namen sind einmalig</translation>
    </message>
    <message>
      <source>{weapon} is no weapon of {arm}</source>
      <translation>{weapon} ist keine Waffe für {arm}</translation>
    </message>
    <message>
      <source>{name} has no {counts}</source>
      <translation>{name} fehlt: {counts}</translation>
    </message>
    <message>
      <source>{name} has men and guns</source>
      <translation>{name} hat Mann und Geschütze</translation>
    </message>
    <message>
      <source>artillery has guns, other arms have men</source>
      <translation>Artillerie hat Geschütze, andere Waffengattungen haben Mann</translation>
    </message>
    <message>
      <source>{name} is no artillery</source>
      <translation>{name} ist keine Artillerie</translation>
    </message>
    <message>
      <source>{least} to {most} ({clause})</source>
      <translation>{least} bis {most} ({clause})</translation>
    </message>
    <message>
      <source>{effectiveness} is out of range</source>
      <translation>{effectiveness} ist außerhalb des Bereichs</translation>
    </message>
    <message>
      <source>the turns with an entry stand in reinforcements.toml</source>
      <translation>die Züge mit Eintreffen stehen in reinforcements.toml</translation>
    </message>
    <message>
      <source>nobody of the {side} army comes on in turn {turn}</source>
      <translation>bei der Seite {side} trifft in Zug {turn} niemand ein</translation>
    </message>
    <message>
      <source>the {name} rules have no gunboats</source>
      <translation>die Regeln {name} kennen keine Kanonenboote</translation>
    </message>
    <message>
      <source>{name} is no gunboat</source>
      <translation>{name} ist kein Kanonenboot</translation>
    </message>
    <message>
      <source>a gunboat is artillery and there from the start</source>
      <translation>ein Kanonenboot ist Artillerie und von Anfang an da</translation>
    </message>
    <message>
      <source>expected {names} or routed of {arm}, got {given} (ANT-7.8a)</source>
      <translation>{names} oder routed erwartet für {arm}, nicht {given} (ANT-7.8a)</translation>
    </message>
    <message>
      <source>expected an integer from {least} to {most}, got {value} ({clause})</source>
      <translation>eine ganze Zahl von {least} bis {most} erwartet, nicht {value} ({clause})</translation>
    </message>
    <message>
      <source>expected a number from {least} to {most}, got {value!r}</source>
      <translation>eine Zahl von {least} bis {most} erwartet, nicht {value!r}</translation>
    </message>
    <message>
      <source>{weapon!r} is not a weapon: {names}</source>
      <translation>{weapon!r} ist keine Waffe: {names}</translation>
    </message>
    <message>
      <source>{weapon} is no weapon of {arm} ({clause})</source>
      <translation>{weapon} ist keine Waffe für {arm} ({clause})</translation>
    </message>
    <message>
      <source>expected an integer from 0 to {most}, got {value} ({clause})</source>
      <translation>eine ganze Zahl von 0 bis {most} erwartet, nicht {value} ({clause})</translation>
    </message>
    <message>
      <source>a routed unit may not enter an enemy zone of control</source>
      <translation>eine Einheit auf der Flucht darf keine feindliche Kontrollzone betreten</translation>
    </message>
    <message>
      <source>artillery moves only when it is limbered</source>
      <translation>Artillerie bewegt sich nur aufgeprotzt</translation>
    </message>
    <message>
      <source>{arm} may not enter {terrain}</source>
      <translation>{arm} darf nicht auf {terrain}</translation>
    </message>
    <message>
      <source> or </source>
      <translation> oder </translation>
    </message>
    <message>
      <source>{arm} crosses a bridge only when {modes}</source>
      <translation>{arm} überschreitet eine Brücke nur {modes}</translation>
    </message>
    <message>
      <source>artillery may not move from enemy zone of control to enemy zone of control</source>
      <translation>Artillerie darf nicht von feindlicher Kontrollzone zu feindlicher Kontrollzone ziehen</translation>
    </message>
    <message>
      <source>from enemy zone of control to enemy zone of control a unit moves only to where a friendly unit stands</source>
      <translation>von feindlicher Kontrollzone zu feindlicher Kontrollzone zieht eine Einheit nur dorthin, wo eine eigene steht</translation>
    </message>
    <message>
      <source>brigades are not reorganised</source>
      <translation>Brigaden werden nicht umgegliedert</translation>
    </message>
    <message>
      <source>{label} is not for {mode} {arm}</source>
      <translation>{label} geht nicht für {mode} {arm}</translation>
    </message>
    <message>
      <source>there are no modes in the Basic game</source>
      <translation>im Grundspiel gibt es keine Modi</translation>
    </message>
    <message>
      <source>a gunboat has no modes</source>
      <translation>ein Kanonenboot hat keine Modi</translation>
    </message>
    <message>
      <source>{arm} has the modes {names}</source>
      <translation>{arm} hat die Modi {names}</translation>
    </message>
    <message>
      <source> and </source>
      <translation> und </translation>
    </message>
    <message>
      <source>a routed unit has no mode</source>
      <translation>eine Einheit auf der Flucht hat keinen Modus</translation>
    </message>
    <message>
      <source>it is {mode} already</source>
      <translation>sie ist schon {mode}</translation>
    </message>
    <message>
      <source>{arm} may not change its mode in {terrain}</source>
      <translation>{arm} darf den Modus nicht wechseln auf {terrain}</translation>
    </message>
    <message>
      <source>battle {name} is on the table: its result is entered (battle import), or it is called off</source>
      <translation>Schlacht {name} ist auf dem Tisch: ihr Ergebnis wird eingetragen (battle import), oder sie wird abgesagt</translation>
    </message>
    <message>
      <source>continue: the {phase} is played</source>
      <translation>continue: {phase} wird gespielt</translation>
    </message>
    <message>
      <source>up to {n} more divisions may be activated; end-activation ends the phase</source>
      <translation>bis zu {n} weitere Divisionen können aktiviert werden; end-activation beendet die Phase</translation>
    </message>
    <message>
      <source>give orders; done (C) ends the {phase}</source>
      <translation>Befehle geben; done (C) beendet: {phase}</translation>
    </message>
    <message>
      <source>{name} is routed</source>
      <translation>{name} ist auf der Flucht</translation>
    </message>
    <message>
      <source>{name} is out of command control</source>
      <translation>{name} ist ohne Führung</translation>
    </message>
    <message>
      <source>{name} is out of ammunition</source>
      <translation>{name} hat keine Munition</translation>
    </message>
    <message>
      <source>units of the Basic game have no facing: they see and fight all round</source>
      <translation>Einheiten des Grundspiels haben keine Front: sie sehen und kämpfen ringsum</translation>
    </message>
    <message>
      <source>{name} faces {direction} already</source>
      <translation>{name} hat schon Front nach {direction}</translation>
    </message>
    <message>
      <source>expected 1 to {farthest} squares, got {range} ({clause})</source>
      <translation>1 bis {farthest} Felder erwartet, nicht {range} ({clause})</translation>
    </message>
    <message>
      <source>a routed unit fires only in the last fire before a melee</source>
      <translation>eine Einheit auf der Flucht feuert nur im letzten Feuer vor dem Nahkampf</translation>
    </message>
    <message>
      <source>a disrupted unit fires only in the last fire before a melee</source>
      <translation>eine zerrüttete Einheit feuert nur im letzten Feuer vor dem Nahkampf</translation>
    </message>
    <message>
      <source>a unit without ammunition does not fire</source>
      <translation>eine Einheit ohne Munition feuert nicht</translation>
    </message>
    <message>
      <source>firing costs {points} operation points; it has {left}</source>
      <translation>Feuern kostet {points} Operationspunkte; vorhanden {left}</translation>
    </message>
    <message>
      <source>there are no forced marches in the Basic game</source>
      <translation>im Grundspiel gibt es keine Gewaltmärsche</translation>
    </message>
    <message>
      <source>{name} is routed and cannot force its march</source>
      <translation>{name} ist auf der Flucht und kann keinen Gewaltmarsch machen</translation>
    </message>
    <message>
      <source>it can {n} times</source>
      <translation>möglich {n}-mal</translation>
    </message>
    <message>
      <source>it cannot at all</source>
      <translation>gar nicht möglich</translation>
    </message>
    <message>
      <source>each of the {times} would give {points} point for {fatigue} fatigue</source>
      <translation>jeder der {times} gäbe {points} Punkt für {fatigue} Erschöpfung</translation>
    </message>
    <message>
      <source>{name} has a fatigue of {fatigue}: no march is forced at {limit} or more, so {can}; {gain}</source>
      <translation>{name} hat {fatigue} Erschöpfung; ab {limit} gibt es keinen Gewaltmarsch: {can}; {gain}</translation>
    </message>
    <message>
      <source>there are no fortifications in the Basic game</source>
      <translation>im Grundspiel gibt es keine Befestigungen</translation>
    </message>
    <message>
      <source>in the Intermediate game units dig in by themselves, not by order</source>
      <translation>im mittleren Spiel graben sich Einheiten von selbst ein, nicht auf Befehl</translation>
    </message>
    <message>
      <source>{name} is a gunboat and digs no works</source>
      <translation>{name} ist ein Kanonenboot und baut keine Werke</translation>
    </message>
    <message>
      <source>{name} is routed and cannot fortify</source>
      <translation>{name} ist auf der Flucht und kann sich nicht befestigen</translation>
    </message>
    <message>
      <source>{name} has {fort} levels of fortification, the most there are</source>
      <translation>{name} hat {fort} Stufen Befestigung, mehr gibt es nicht</translation>
    </message>
    <message>
      <source>a forced march gives the {points} it lacks, for {fatigue} fatigue each</source>
      <translation>ein Gewaltmarsch gibt, was fehlt: {points}, für je {fatigue} Erschöpfung</translation>
    </message>
    <message>
      <source>{square} is off the map of {rows} by {columns} squares</source>
      <translation>{square} liegt außerhalb der Karte von {rows} mal {columns} Feldern</translation>
    </message>
    <message>
      <source>{square} is {terrain}</source>
      <translation>{square} ist {terrain}</translation>
    </message>
    <message>
      <source>{name} is not in hand: only the unit that was handled last can be put back</source>
      <translation>{name} ist nicht in der Hand: nur die zuletzt geführte Einheit kann zurückgestellt werden</translation>
    </message>
    <message>
      <source>{name} has done nothing since it was picked up</source>
      <translation>{name} hat seither nichts getan</translation>
    </message>
    <message>
      <source>{name} cannot go back to {square}: {why}</source>
      <translation>{name} kann nicht zurück nach {square}: {why}</translation>
    </message>
    <message>
      <source>the {side} side has no leader {leader!r}</source>
      <translation>die Seite {side} hat keinen Anführer {leader!r}</translation>
    </message>
    <message>
      <source>{name} is lost</source>
      <translation>{name} ist ausgefallen</translation>
    </message>
    <message>
      <source>{name} leads a brigade: he is with both its units and rides to none</source>
      <translation>{name} führt eine Brigade: er ist bei ihren beiden Einheiten und reitet zu keiner</translation>
    </message>
    <message>
      <source>{name} commands nobody until he succeeds</source>
      <translation>{name} befehligt niemanden, bis er nachfolgt</translation>
    </message>
    <message>
      <source>{name} has not come on yet</source>
      <translation>{name} ist noch nicht eingetroffen</translation>
    </message>
    <message>
      <source>{name} is with {other} already</source>
      <translation>{name} ist schon bei {other}</translation>
    </message>
    <message>
      <source>{name} does not belong to {other}'s {rank}</source>
      <translation>{name} gehört nicht zu {other} ({rank})</translation>
    </message>
    <message>
      <source>{name} is routed; no leader rides to it</source>
      <translation>{name} ist auf der Flucht; kein Anführer reitet zu ihr</translation>
    </message>
    <message>
      <source>the battle is over; only notes and the referee's hand change it now</source>
      <translation>die Schlacht ist zu Ende; nur Notizen und die Hand des Spielleiters ändern noch etwas</translation>
    </message>
    <message>
      <source>the {side} side gives its orders; done (C) ends its {phase}</source>
      <translation>die Seite {side} gibt ihre Befehle; done (C) beendet: {phase}</translation>
    </message>
    <message>
      <source>divisions are to be activated first; end-activation ends that</source>
      <translation>erst sind Divisionen zu aktivieren; end-activation beendet das</translation>
    </message>
    <message>
      <source>orders are given in the operation phases; this is the {phase}: continue</source>
      <translation>Befehle gibt es in den Operationsphasen; jetzt ist {phase}: continue</translation>
    </message>
    <message>
      <source>it is the {side} side that gives orders now; {unit} is not its own</source>
      <translation>jetzt gibt die Seite {side} Befehle; {unit} gehört nicht zu ihr</translation>
    </message>
    <message>
      <source>{name} is eliminated</source>
      <translation>{name} ist ausgeschieden</translation>
    </message>
    <message>
      <source>{name} has not come on yet; it is to arrive in turn {arrives}</source>
      <translation>{name} ist noch nicht da; Eintreffen in Zug {arrives}</translation>
    </message>
    <message>
      <source>there is no unit or leader {target!r}; the battle itself is {game!r}</source>
      <translation>es gibt keine Einheit und keinen Anführer {target!r}; die Schlacht selbst ist {game!r}</translation>
    </message>
    <message>
      <source>there is no unit or leader {target!r}; near to it: {names}; the battle itself is {game!r}</source>
      <translation>es gibt keine Einheit und keinen Anführer {target!r}; ähnlich: {names}; die Schlacht selbst ist {game!r}</translation>
    </message>
    <message>
      <source>{arm} is never {mode}</source>
      <translation>{arm} ist nie {mode}</translation>
    </message>
    <message>
      <source>{facing} is no direction from 1 to 8</source>
      <translation>{facing} ist keine Richtung von 1 bis 8</translation>
    </message>
    <message>
      <source>there is no weapon {weapon!r}</source>
      <translation>es gibt keine Waffe {weapon!r}</translation>
    </message>
    <message>
      <source>men, guns, points, squares and turns begin at 0</source>
      <translation>Mann, Geschütze, Punkte, Felder und Züge beginnen bei 0</translation>
    </message>
    <message>
      <source>a unit on the map has a square, and no other has one</source>
      <translation>eine Einheit auf der Karte hat ein Feld, eine andere nicht</translation>
    </message>
    <message>
      <source>the enemy stands on {square}</source>
      <translation>der Feind steht auf {square}</translation>
    </message>
    <message>
      <source>{unit!r} is no unit of the {side} side</source>
      <translation>{unit!r} ist keine Einheit der Seite {side}</translation>
    </message>
    <message>
      <source>turns run from 1 to {last}, not {turn}</source>
      <translation>Züge gehen von 1 bis {last}, nicht {turn}</translation>
    </message>
    <message>
      <source>the time limit is 0 for none, or {least} to {most} minutes</source>
      <translation>die Zeitgrenze ist 0 für keine, oder {least} bis {most} Minuten</translation>
    </message>
    <message>
      <source>the map has {rows} rows of {columns} squares</source>
      <translation>die Karte hat {rows} Zeilen zu {columns} Feldern</translation>
    </message>
    <message>
      <source>{rows} rows of {columns} ({clause})</source>
      <translation>{rows} Zeilen zu {columns} ({clause})</translation>
    </message>
    <message>
      <source>the objective is not on the map</source>
      <translation>das Ziel fehlt auf der Karte</translation>
    </message>
    <message>
      <source>{at} and its name in objectives ({clause})</source>
      <translation>{at} und sein Name in objectives ({clause})</translation>
    </message>
    <message>
      <source>{name} is no objective of this battle</source>
      <translation>{name} ist kein Ziel dieser Schlacht</translation>
    </message>
    <message>
      <source>take it out of objectives</source>
      <translation>aus objectives streichen</translation>
    </message>
    <message>
      <source>the squares of {name} are not those of this battle</source>
      <translation>die Felder von {name} sind nicht die dieser Schlacht</translation>
    </message>
    <message>
      <source>{why}: {name} comes on there</source>
      <translation>{why}: dort trifft {name} ein</translation>
    </message>
    <message>
      <source>{name} is not on the map</source>
      <translation>{name} fehlt auf der Karte</translation>
    </message>
    <message>
      <source>its squares in waters ({clause})</source>
      <translation>seine Felder in waters ({clause})</translation>
    </message>
    <message>
      <source>{name} begins within the map</source>
      <translation>{name} beginnt mitten auf der Karte</translation>
    </message>
    <message>
      <source>begin at the {edge} edge ({clause})</source>
      <translation>am Rand beginnen: {edge} ({clause})</translation>
    </message>
    <message>
      <source>{name} ends within the map</source>
      <translation>{name} endet mitten auf der Karte</translation>
    </message>
    <message>
      <source>end at the {edge} edge ({clause})</source>
      <translation>am Rand enden: {edge} ({clause})</translation>
    </message>
    <message>
      <source>{at} and {to}</source>
      <translation>{at} und {to}</translation>
    </message>
    <message>
      <source>no water parts {places}</source>
      <translation>kein Wasser trennt {places}</translation>
    </message>
    <message>
      <source>they lie on two banks ({clause})</source>
      <translation>sie liegen an zwei Ufern ({clause})</translation>
    </message>
    <message>
      <source>all objectives are on the bank of {at} ({clause})</source>
      <translation>alle Ziele liegen am Ufer von {at} ({clause})</translation>
    </message>
    <message>
      <source>{name} is on the other bank, or in the water</source>
      <translation>{name} liegt am anderen Ufer, oder im Wasser</translation>
    </message>
    <message>
      <source>the map has {n} {section}</source>
      <translation>die Karte hat {n} {section}</translation>
    </message>
    <message>
      <source>{name} cannot be reached from both banks</source>
      <translation>{name} ist nicht von beiden Ufern zu erreichen</translation>
    </message>
    <message>
      <source>open ground beside it ({clause})</source>
      <translation>freies Gelände daneben ({clause})</translation>
    </message>
    <message>
      <source>there is no town</source>
      <translation>dort ist kein Ort</translation>
    </message>
    <message>
      <source>a town stands at {at} ({clause})</source>
      <translation>auf {at} steht ein Ort ({clause})</translation>
    </message>
    <message>
      <source>no road leads from {at} to {to}</source>
      <translation>keine Straße führt von {at} nach {to}</translation>
    </message>
    <message>
      <source>the road of {entry} runs on to {at} ({clause})</source>
      <translation>die Straße von {entry} führt weiter nach {at} ({clause})</translation>
    </message>
    <message>
      <source>the road runs through it</source>
      <translation>die Straße führt hindurch</translation>
    </message>
    <message>
      <source>units come on there</source>
      <translation>dort treffen Einheiten ein</translation>
    </message>
    <message>
      <source>an objective is to be held</source>
      <translation>ein Ziel muss zu halten sein</translation>
    </message>
    <message>
      <source>{at} does not touch {to}</source>
      <translation>{at} berührt {to} nicht</translation>
    </message>
    <message>
      <source>name every square of {name}</source>
      <translation>jedes Feld von {name} nennen</translation>
    </message>
    <message>
      <source>{at} touches {to} only at a corner</source>
      <translation>{at} berührt {to} nur an einer Ecke</translation>
    </message>
    <message>
      <source>lead {name} over the sides of squares</source>
      <translation>{name} über die Seiten der Felder führen</translation>
    </message>
    <message>
      <source>{name} is shorter than two squares</source>
      <translation>{name} ist kürzer als zwei Felder</translation>
    </message>
    <message>
      <source>{name} runs through {at}, which is {terrain}</source>
      <translation>{name} führt durch {at}, und das ist {terrain}</translation>
    </message>
    <message>
      <source>give the square a sign of water, or lead the water elsewhere</source>
      <translation>dem Feld ein Zeichen für Wasser geben, oder das Wasser anders führen</translation>
    </message>
    <message>
      <source>the water at {at} has no name</source>
      <translation>das Wasser auf {at} hat keinen Namen</translation>
    </message>
    <message>
      <source>name its square in waters</source>
      <translation>sein Feld in waters nennen</translation>
    </message>
    <message>
      <source>give {at} the sign of a {sort} in terrain</source>
      <translation>{at} in terrain das Zeichen für {sort} geben</translation>
    </message>
    <message>
      <source>{name} is {terrain} in the terrain, not a {sort}</source>
      <translation>{name} ist in terrain {terrain}, nicht {sort}</translation>
    </message>
    <message>
      <source>the {sort} at {at} has no name</source>
      <translation>{sort} auf {at} hat keinen Namen</translation>
    </message>
    <message>
      <source>{at} and its name in {section}</source>
      <translation>{at} und sein Name in {section}</translation>
    </message>
    <message>
      <source>the {sort} at {at} is on no stream or river</source>
      <translation>{sort} auf {at} liegt an keinem Bach oder Fluss</translation>
    </message>
    <message>
      <source>name its square in waters, or take the crossing away</source>
      <translation>sein Feld in waters nennen, oder den Übergang streichen</translation>
    </message>
    <message>
      <source>the bridge at {at} goes nowhere: only one road leads onto it</source>
      <translation>die Brücke auf {at} führt nirgendwohin: nur eine Straße führt auf sie</translation>
    </message>
    <message>
      <source>the bridge at {at} goes nowhere: no road leads onto it</source>
      <translation>die Brücke auf {at} führt nirgendwohin: keine Straße führt auf sie</translation>
    </message>
    <message>
      <source>join it by road on both sides</source>
      <translation>auf beiden Seiten an eine Straße anschließen</translation>
    </message>
    <message>
      <source>the ford at {at} cannot be reached from both sides</source>
      <translation>die Furt auf {at} ist nicht von beiden Seiten zu erreichen</translation>
    </message>
    <message>
      <source>open ground beside it</source>
      <translation>freies Gelände daneben</translation>
    </message>
    <message>
      <source>{name} is no side</source>
      <translation>{name} ist keine Seite</translation>
    </message>
    <message>
      <source>{at} is a second rear of {name}</source>
      <translation>{at} ist ein zweiter Rückraum von {name}</translation>
    </message>
    <message>
      <source>one square for each side</source>
      <translation>ein Feld je Seite</translation>
    </message>
    <message>
      <source>the rear of {side} is missing</source>
      <translation>der Rückraum von {side} fehlt</translation>
    </message>
    <message>
      <source>{side}: and a corner of the map in rears</source>
      <translation>{side}: und eine Ecke der Karte in rears</translation>
    </message>
    <message>
      <source>{at} of {name} is {terrain}, where nobody can be</source>
      <translation>{at} von {name} ist {terrain}, dort kann niemand stehen</translation>
    </message>
    <message>
      <source>{name} names {at} twice</source>
      <translation>{name} nennt {at} zweimal</translation>
    </message>
    <message>
      <source>name it once</source>
      <translation>einmal nennen</translation>
    </message>
    <message>
      <source>{word!r} is not a square</source>
      <translation>{word!r} ist kein Feld</translation>
    </message>
    <message>
      <source>row,column without a space: 18,9</source>
      <translation>Zeile,Spalte ohne Leerzeichen: 18,9</translation>
    </message>
    <message>
      <source>rows 0 to {rows}, columns 0 to {columns}</source>
      <translation>Zeilen 0 bis {rows}, Spalten 0 bis {columns}</translation>
    </message>
    <message>
      <source>a line of the legend wants a sign, a space and a terrain</source>
      <translation>eine Zeile der Legende braucht ein Zeichen, ein Leerzeichen und ein Gelände</translation>
    </message>
    <message>
      <source>{terrain!r} is no terrain</source>
      <translation>{terrain!r} ist kein Gelände</translation>
    </message>
    <message>
      <source>{sign!r} is {terrain} already</source>
      <translation>{sign!r} ist schon {terrain}</translation>
    </message>
    <message>
      <source>a sign of its own for each terrain</source>
      <translation>ein eigenes Zeichen für jedes Gelände</translation>
    </message>
    <message>
      <source>{terrain} has two signs</source>
      <translation>{terrain} hat zwei Zeichen</translation>
    </message>
    <message>
      <source>a sign of the legend for each square</source>
      <translation>für jedes Feld ein Zeichen der Legende</translation>
    </message>
    <message>
      <source>the map has a hole at {row},{column}</source>
      <translation>die Karte hat ein Loch auf {row},{column}</translation>
    </message>
    <message>
      <source>{sign!r} is no sign of the legend</source>
      <translation>{sign!r} ist kein Zeichen der Legende</translation>
    </message>
    <message>
      <source>{lines} rows of {width} squares; the terrain has {rows} of {columns}</source>
      <translation>{lines} Zeilen zu {width} Feldern; das Gelände hat {rows} zu {columns}</translation>
    </message>
    <message>
      <source>an elevation for each square</source>
      <translation>eine Höhe für jedes Feld</translation>
    </message>
    <message>
      <source>{first} to {last}</source>
      <translation>{first} bis {last}</translation>
    </message>
    <message>
      <source>{digit!r} is no elevation of {row},{column}</source>
      <translation>{digit!r} ist keine Höhe für {row},{column}</translation>
    </message>
    <message>
      <source>the name is missing</source>
      <translation>der Name fehlt</translation>
    </message>
    <message>
      <source>{word} is {first} already</source>
      <translation>{word} ist schon {first}</translation>
    </message>
    <message>
      <source>the line has no name</source>
      <translation>die Zeile hat keinen Namen</translation>
    </message>
    <message>
      <source>write its squares in one line, or name a branch</source>
      <translation>seine Felder in eine Zeile schreiben, oder einen Zweig benennen</translation>
    </message>
    <message>
      <source>{name} has no squares</source>
      <translation>{name} hat keine Felder</translation>
    </message>
    <message>
      <source>a routed unit only defends itself in melee</source>
      <translation>eine Einheit auf der Flucht verteidigt sich im Nahkampf nur</translation>
    </message>
    <message>
      <source>a disrupted unit only defends itself in melee</source>
      <translation>eine zerrüttete Einheit verteidigt sich im Nahkampf nur</translation>
    </message>
    <message>
      <source>{name} is a gunboat, which has no modes</source>
      <translation>{name} ist ein Kanonenboot und hat keine Modi</translation>
    </message>
    <message>
      <source>{arm} is {names}, never {mode}</source>
      <translation>{arm} ist {names}, nie {mode}</translation>
    </message>
    <message>
      <source>{name} is routed and keeps no mode until it rallies</source>
      <translation>{name} ist auf der Flucht und ohne Modus, bis sie sich sammelt</translation>
    </message>
    <message>
      <source>{name} is {mode} already</source>
      <translation>{name} ist schon {mode}</translation>
    </message>
    <message>
      <source>the change to {mode}</source>
      <translation>der Wechsel zu {mode}</translation>
    </message>
    <message>
      <source>{name} was not activated this turn and may not move</source>
      <translation>{name} wurde in diesem Zug nicht aktiviert und darf nicht ziehen</translation>
    </message>
    <message>
      <source>{name} is held until turn {held}</source>
      <translation>{name} wird bis Zug {held} gehalten</translation>
    </message>
    <message>
      <source>{name} is routed and moves no more than {far} square a phase</source>
      <translation>{name} ist auf der Flucht und zieht höchstens {far} Feld je Phase</translation>
    </message>
    <message>
      <source>{name} went from zone of control to zone of control and moves no more this phase</source>
      <translation>{name} ging von Kontrollzone zu Kontrollzone und zieht in dieser Phase nicht mehr</translation>
    </message>
    <message>
      <source>the enemy stands on {to}</source>
      <translation>der Feind steht auf {to}</translation>
    </message>
    <message>
      <source>{to} has no room for {name}: {why}</source>
      <translation>{to} hat keinen Platz für {name}: {why}</translation>
    </message>
    <message>
      <source>{name} has moved; from zone of control to zone of control only a first move leads</source>
      <translation>{name} hat sich bewegt; von Kontrollzone zu Kontrollzone führt nur ein erster Zug</translation>
    </message>
    <message>
      <source>{to} costs {points}; {name} has {left}</source>
      <translation>{to} kostet {points}; {name} hat {left}</translation>
    </message>
    <message>
      <source>step {n}: {why}</source>
      <translation>Schritt {n}: {why}</translation>
    </message>
    <message>
      <source>{name!r} is the name of several units; say which: {names}</source>
      <translation>{name!r} heißen mehrere Einheiten; gemeint ist eine von: {names}</translation>
    </message>
    <message>
      <source>the {side} side has no unit {name!r}</source>
      <translation>die Seite {side} hat keine Einheit {name!r}</translation>
    </message>
    <message>
      <source>the {side} side has no unit {name!r}; near to it: {names}</source>
      <translation>die Seite {side} hat keine Einheit {name!r}; ähnlich: {names}</translation>
    </message>
    <message>
      <source>{what} costs {points}; {name} has {left}</source>
      <translation>{what} kostet {points}; {name} hat {left}</translation>
    </message>
    <message>
      <source>{why}; it would cost {points}</source>
      <translation>{why}; es würde {points} kosten</translation>
    </message>
    <message>
      <source>{name} is routed and plots nothing</source>
      <translation>{name} ist auf der Flucht und plant nichts</translation>
    </message>
    <message>
      <source>{name} stands on {target} itself</source>
      <translation>{name} steht selbst auf {target}</translation>
    </message>
    <message>
      <source>{target} is {squares} squares away; the {weapon} reaches {reach}</source>
      <translation>{target} ist {squares} Felder entfernt; {weapon} reicht {reach}</translation>
    </message>
    <message>
      <source>{name} is artillery, which never attacks in melee</source>
      <translation>{name} ist Artillerie, die nie im Nahkampf angreift</translation>
    </message>
    <message>
      <source>{name} is plotted for melee already</source>
      <translation>{name} hat den Nahkampf schon geplant</translation>
    </message>
    <message>
      <source>{name} is not plotted for melee already</source>
      <translation>für {name} ist ohnehin kein Nahkampf geplant</translation>
    </message>
    <message>
      <source>advances are not plotted in the Basic game; units advance of themselves</source>
      <translation>im Grundspiel wird kein Vorrücken geplant; Einheiten rücken von selbst vor</translation>
    </message>
    <message>
      <source>{name} is artillery, which does not advance</source>
      <translation>{name} ist Artillerie, die nicht vorrückt</translation>
    </message>
    <message>
      <source>{name} was not activated this turn and does not advance</source>
      <translation>{name} wurde in diesem Zug nicht aktiviert und rückt nicht vor</translation>
    </message>
    <message>
      <source>{name} is plotted to advance already</source>
      <translation>{name} hat das Vorrücken schon geplant</translation>
    </message>
    <message>
      <source>{name} is not plotted to advance already</source>
      <translation>für {name} ist ohnehin kein Vorrücken geplant</translation>
    </message>
    <message>
      <source>the enemy is there</source>
      <translation>dort ist der Feind</translation>
    </message>
    <message>
      <source>{name} is routed and cannot reorganise</source>
      <translation>{name} ist auf der Flucht und kann nicht umgliedern</translation>
    </message>
    <message>
      <source>to reorganise</source>
      <translation>umzugliedern</translation>
    </message>
    <message>
      <source>the other half of {name} is not in its square</source>
      <translation>die andere Hälfte von {name} ist nicht in ihrem Feld</translation>
    </message>
    <message>
      <source>{name} is in {mode} mode, {other} in {other_mode}: join them in one mode</source>
      <translation>{name} ist im Modus {mode}, {other} im Modus {other_mode}: in einem Modus vereinen</translation>
    </message>
    <message>
      <source>each half pays {points}; {name} has {left}</source>
      <translation>jede Hälfte zahlt {points}; {name} hat {left}</translation>
    </message>
    <message>
      <source>{name} has too few men for two halves</source>
      <translation>{name} hat zu wenige Mann für zwei Hälften</translation>
    </message>
    <message>
      <source>the second half of {name} has no room: {why}</source>
      <translation>für die zweite Hälfte von {name} ist kein Platz: {why}</translation>
    </message>
    <message>
      <source>turns {names}</source>
      <translation>Züge {names}</translation>
    </message>
    <message>
      <source>begin with turn 1 and rise</source>
      <translation>mit Zug 1 beginnen und steigen</translation>
    </message>
    <message>
      <source>{rows} rows and {columns} columns, from 0</source>
      <translation>{rows} Zeilen und {columns} Spalten, ab 0</translation>
    </message>
    <message>
      <source>{x},{y} is not on the map</source>
      <translation>{x},{y} liegt nicht auf der Karte</translation>
    </message>
    <message>
      <source>there is no {kind} phase</source>
      <translation>es gibt keine Phase {kind}</translation>
    </message>
    <message>
      <source>{id} is followed by {other}</source>
      <translation>auf {id} folgt {other}</translation>
    </message>
    <message>
      <source>its own combat follows</source>
      <translation>es folgt ihr eigener Kampf</translation>
    </message>
    <message>
      <source>{names} is not the sequence of combat</source>
      <translation>{names} ist nicht die Folge des Kampfes</translation>
    </message>
    <message>
      <source>each sub-phase once, in order</source>
      <translation>jede Teilphase einmal, in der Folge</translation>
    </message>
    <message>
      <source>{id} is no phase of nights alone</source>
      <translation>{id} ist keine Phase der Nächte allein</translation>
    </message>
    <message>
      <source>end-of-day is</source>
      <translation>end-of-day ist eine</translation>
    </message>
    <message>
      <source>there is no turn {turn}</source>
      <translation>es gibt keinen Zug {turn}</translation>
    </message>
    <message>
      <source>{x},{y} is none of its squares</source>
      <translation>{x},{y} ist keines ihrer Felder</translation>
    </message>
    <message>
      <source>begins at {min}</source>
      <translation>beginnt bei {min}</translation>
    </message>
    <message>
      <source>the first range is 1</source>
      <translation>die erste Entfernung ist 1</translation>
    </message>
    <message>
      <source>{min} does not follow {max}</source>
      <translation>{min} folgt nicht auf {max}</translation>
    </message>
    <message>
      <source>ends at {max}, before it begins at {min}</source>
      <translation>endet bei {max}, vor dem Beginn bei {min}</translation>
    </message>
    <message>
      <source>{losses} figures for {band} bands</source>
      <translation>{losses} Zahlen für {band} Bereiche</translation>
    </message>
    <message>
      <source>{least}, {most} do not rise</source>
      <translation>{least}, {most} steigen nicht</translation>
    </message>
    <message>
      <source>{grain} is not above 0</source>
      <translation>{grain} ist nicht über 0</translation>
    </message>
    <message>
      <source>figures are cut to it</source>
      <translation>darauf wird abgeschnitten</translation>
    </message>
    <message>
      <source>level {level} is not from 1 to {most}</source>
      <translation>Stufe {level} liegt nicht zwischen 1 und {most}</translation>
    </message>
    <message>
      <source>{each} leaves no losses at the farthest level</source>
      <translation>{each} lässt auf der fernsten Stufe keine Verluste übrig</translation>
    </message>
    <message>
      <source>{name} stands at {path} too</source>
      <translation>{name} steht auch bei {path}</translation>
    </message>
    <message>
      <source>{name} of the {side} army has no square</source>
      <translation>{name} der Seite {side} hat kein Feld</translation>
    </message>
    <message>
      <source>{least} to {most} is no span</source>
      <translation>{least} bis {most} ist keine Spanne</translation>
    </message>
    <message>
      <source>the lower figure first</source>
      <translation>die kleinere Zahl zuerst</translation>
    </message>
    <message>
      <source>rows {north} to {south}, columns {west} to {east}</source>
      <translation>Zeilen {north} bis {south}, Spalten {west} bis {east}</translation>
    </message>
    <message>
      <source>{x},{y} is outside the area of {formation}</source>
      <translation>{x},{y} liegt außerhalb des Raums von {formation}</translation>
    </message>
    <message>
      <source>{why}: no gunboat can be there</source>
      <translation>{why}: dort kann kein Kanonenboot sein</translation>
    </message>
    <message>
      <source>{why}: nobody can stand there</source>
      <translation>{why}: dort kann niemand stehen</translation>
    </message>
    <message>
      <source>{x},{y} is in or next to the square of {names}</source>
      <translation>{x},{y} liegt im Feld von {names} oder daneben</translation>
    </message>
    <message>
      <source>start off enemy zones of control (ANT-R-SETUP)</source>
      <translation>außerhalb feindlicher Kontrollzonen beginnen (ANT-R-SETUP)</translation>
    </message>
    <message>
      <source>{name} is off the map</source>
      <translation>{name} liegt außerhalb der Karte</translation>
    </message>
    <message>
      <source>{name} lies outside the arc of sight of facing {facing}</source>
      <translation>{name} liegt außerhalb des Blickfelds der Front {facing}</translation>
    </message>
    <message>
      <source>{name} is {squares} squares away; from elevation {level} one sees {limit}</source>
      <translation>{name} ist {squares} Felder entfernt; von Höhe {level} sieht man {limit}</translation>
    </message>
    <message>
      <source>{name} is {squares} squares away; from elevation {level} one sees {limit} at a visibility of {percent} percent</source>
      <translation>{name} ist {squares} Felder entfernt; von Höhe {level} sieht man bei {percent} Prozent Sicht {limit}</translation>
    </message>
    <message>
      <source>{what} at {place}</source>
      <translation>{what} auf {place}</translation>
    </message>
    <message>
      <source>{name} is hidden by {seen}</source>
      <translation>{name} ist verdeckt durch {seen}</translation>
    </message>
    <message>
      <source>the units</source>
      <translation>die Einheiten</translation>
    </message>
    <message>
      <source>the ground</source>
      <translation>der Boden</translation>
    </message>
    <message>
      <source>the {terrain}</source>
      <translation>{terrain}</translation>
    </message>
    <message>
      <source>there is no turn {late}</source>
      <translation>es gibt keinen Zug {late}</translation>
    </message>
    <message>
      <source>turns = {turns}</source>
      <translation>turns = {turns}</translation>
    </message>
    <message>
      <source>battle {name} is on the table; first its result is entered, or it is called off (call-off)</source>
      <translation>Schlacht {name} ist auf dem Tisch; erst wird ihr Ergebnis eingetragen, oder sie wird abgesagt (call-off)</translation>
    </message>
    <message>
      <source>the battle has not begun</source>
      <translation>die Schlacht hat nicht begonnen</translation>
    </message>
    <message>
      <source>there is no square {around} on the map</source>
      <translation>auf der Karte ist kein Feld {around}</translation>
    </message>
    <message>
      <source>there is no {side} unit on the map: nobody to fight</source>
      <translation>keine Einheit der Seite {side} auf der Karte: niemand zum Kämpfen</translation>
    </message>
    <message>
      <source>there is no {side} unit within {squares} squares of {place}: nobody to fight</source>
      <translation>keine Einheit der Seite {side} im Umkreis von {squares} Feldern um {place}: niemand zum Kämpfen</translation>
    </message>
    <message>
      <source>{names} and {n} more</source>
      <translation>{names} und {n} weitere</translation>
    </message>
    <message>
      <source>left out, though they fought in battle {id}: {names}</source>
      <translation>ausgelassen, obwohl in Schlacht {id} dabei: {names}</translation>
    </message>
    <message>
      <source>{name} is no leader of battle {id}</source>
      <translation>{name} ist kein Anführer der Schlacht {id}</translation>
    </message>
    <message>
      <source>{id} has {has} {what}; {lost} cannot be lost</source>
      <translation>{id} hat {has} {what}; {lost} können nicht verloren gehen</translation>
    </message>
    <message>
      <source>{id}: fatigue of {fatigue} is more than {most}</source>
      <translation>{id}: Erschöpfung {fatigue} ist mehr als {most}</translation>
    </message>
    <message>
      <source>Nobody moves: every unit that is left stands in its square, and the referee sets by hand who has to go back.</source>
      <translation>Niemand bewegt sich: was übrig ist, steht in seinem Feld, und der Spielleiter setzt von Hand, wer zurück muss.</translation>
    </message>
    <message>
      <source>Those who fought have no plots and no operation points left in this phase.</source>
      <translation>Wer gekämpft hat, hat in dieser Phase keine Pläne und keine Operationspunkte mehr.</translation>
    </message>
    <message>
      <source>there is no measure {name!r}</source>
      <translation>es gibt kein Maß {name!r}</translation>
    </message>
    <message>
      <source>format {form} is of a newer companion; this one reads up to {newest}</source>
      <translation>Format {form} ist von einem neueren Companion; dieser liest bis {newest}</translation>
    </message>
    <message>
      <source>use the newer companion for it</source>
      <translation>nehmen Sie dafür den neueren Companion</translation>
    </message>
    <message>
      <source>holds U+{code} at {place}, {what}</source>
      <translation>enthält U+{code} an Stelle {place}, {what}</translation>
    </message>
    <message>
      <source>the name of a key {wrong}</source>
      <translation>der Name eines Schlüssels {wrong}</translation>
    </message>
    <message>
      <source>a line break, which only a note may hold</source>
      <translation>einen Zeilenumbruch, den nur eine Notiz enthalten darf</translation>
    </message>
    <message>
      <source>a control character</source>
      <translation>ein Steuerzeichen</translation>
    </message>
    <message>
      <source>half a character</source>
      <translation>ein halbes Zeichen</translation>
    </message>
    <message>
      <source>a separator of lines</source>
      <translation>ein Trennzeichen für Zeilen</translation>
    </message>
    <message>
      <source>which turns the direction of writing</source>
      <translation>das die Schreibrichtung umkehrt</translation>
    </message>
    <message>
      <source>a character that nobody sees</source>
      <translation>ein Zeichen, das niemand sieht</translation>
    </message>
    <message>
      <source>which is no character</source>
      <translation>das kein Zeichen ist</translation>
    </message>
    <message>
      <source>−{n} stand</source>
      <translation>−{n} Base</translation>
    </message>
    <message>
      <source>−{n} stands</source>
      <translation>−{n} Basen</translation>
    </message>
    <message>
      <source>{n} gun</source>
      <translation>{n} Geschütz</translation>
    </message>
    <message>
      <source>{n} point</source>
      <translation>{n} Punkt</translation>
    </message>
    <message>
      <source>{n} unit</source>
      <translation>{n} Einheit</translation>
    </message>
    <message>
      <source>{n} units</source>
      <translation>{n} Einheiten</translation>
    </message>
    <message>
      <source>{n} square</source>
      <translation>{n} Feld</translation>
    </message>
    <message>
      <source>{n} squares</source>
      <translation>{n} Felder</translation>
    </message>
    <message>
      <source>{n} hour</source>
      <translation>{n} Stunde</translation>
    </message>
    <message>
      <source>{n} hours</source>
      <translation>{n} Stunden</translation>
    </message>
    <message>
      <source>{file}: {deck}, {n} page.</source>
      <translation>{file}: {deck}, {n} Seite.</translation>
    </message>
    <message>
      <source>{file}: {deck}, {n} pages.</source>
      <translation>{file}: {deck}, {n} Seiten.</translation>
    </message>
    <message>
      <source>{n} entry saved</source>
      <translation>{n} Eintrag gerettet</translation>
    </message>
    <message>
      <source>{n} entries saved</source>
      <translation>{n} Einträge gerettet</translation>
    </message>
    <message>
      <source>{file}: sound, {n} entry</source>
      <translation>{file}: unversehrt, {n} Eintrag</translation>
    </message>
    <message>
      <source>{file}: sound, {n} entries</source>
      <translation>{file}: unversehrt, {n} Einträge</translation>
    </message>
    <message>
      <source>{file}: {title}, {n} turn. companion status {file} shows it.</source>
      <translation>{file}: {title}, {n} Zug. companion status {file} zeigt es.</translation>
    </message>
    <message>
      <source>{file}: {title}, {n} turns. companion status {file} shows it.</source>
      <translation>{file}: {title}, {n} Züge. companion status {file} zeigt es.</translation>
    </message>
    <message>
      <source>{kind}, {n} turn</source>
      <translation>{kind}, {n} Zug</translation>
    </message>
    <message>
      <source>{kind}, {n} turns</source>
      <translation>{kind}, {n} Züge</translation>
    </message>
    <message>
      <source>{unit} has {n} square in sight and range.</source>
      <translation>{unit} hat {n} Feld in Sicht und Reichweite.</translation>
    </message>
    <message>
      <source>{unit} has {n} squares in sight and range.</source>
      <translation>{unit} hat {n} Felder in Sicht und Reichweite.</translation>
    </message>
    <message>
      <source>{n} square is in sight from here, {way}.</source>
      <translation>{n} Feld ist von hier zu sehen, {way}.</translation>
    </message>
    <message>
      <source>{n} squares are in sight from here, {way}.</source>
      <translation>{n} Felder sind von hier zu sehen, {way}.</translation>
    </message>
    <message>
      <source>LEVEL OF PLAY {level}</source>
      <translation>SPIELSTUFE {level}</translation>
    </message>
    <message>
      <source>UNION</source>
      <translation>UNION</translation>
    </message>
    <message>
      <source>CONFEDERATE</source>
      <translation>KONFÖDERIERTE</translation>
    </message>
    <message>
      <source>SAVED GAME</source>
      <translation>GESPEICHERTES SPIEL</translation>
    </message>
    <message>
      <source>NEW GAME</source>
      <translation>NEUES SPIEL</translation>
    </message>
    <message>
      <source>HIDDEN UNITS</source>
      <translation>VERDECKTE EINHEITEN</translation>
    </message>
    <message>
      <source>NON-HIDDEN</source>
      <translation>OFFENE EINHEITEN</translation>
    </message>
    <message>
      <source>NO TIME LIMIT</source>
      <translation>KEINE ZEITGRENZE</translation>
    </message>
    <message>
      <source>COLOR TV</source>
      <translation>MIT FARBEN</translation>
    </message>
    <message>
      <source>BLACK/WHITE</source>
      <translation>SCHWARZWEISS</translation>
    </message>
    <message>
      <source>ACTIVATION YES</source>
      <translation>AKTIVIERUNG JA</translation>
    </message>
    <message>
      <source>ACTIVATION NO</source>
      <translation>AKTIVIERUNG NEIN</translation>
    </message>
    <message>
      <source>ICONS</source>
      <translation>BILDER</translation>
    </message>
    <message>
      <source>SYMBOLS</source>
      <translation>SYMBOLE</translation>
    </message>
    <message>
      <source>{n} square can be plotted.</source>
      <translation>{n} Feld kann geplant werden.</translation>
    </message>
    <message>
      <source>{n} squares can be plotted.</source>
      <translation>{n} Felder können geplant werden.</translation>
    </message>
    <message>
      <source>{n} game of {scenario}, seed {seed}</source>
      <translation>{n} Spiel von {scenario}, Startzahl {seed}</translation>
    </message>
    <message>
      <source>{n} games of {scenario}, seed {seed}</source>
      <translation>{n} Spiele von {scenario}, Startzahl {seed}</translation>
    </message>
    <message>
      <source>Clause</source>
      <translation>Regelstelle</translation>
    </message>
    <message>
      <source>{n} turn</source>
      <translation>{n} Zug</translation>
    </message>
    <message>
      <source>{n} letter this turn</source>
      <translation>{n} Brief in diesem Zug</translation>
    </message>
    <message>
      <source>{n} letters this turn</source>
      <translation>{n} Briefe in diesem Zug</translation>
    </message>
    <message>
      <source>{what}, {n} letter</source>
      <translation>{what}, {n} Brief</translation>
    </message>
    <message>
      <source>{what}, {n} letters</source>
      <translation>{what}, {n} Briefe</translation>
    </message>
    <message>
      <source>{what}: to {place}, {n} hex, {points} MP. Backspace takes a hex back.</source>
      <translation>{what}: nach {place}, {n} Hexfeld, {points} BP. Rücktaste nimmt ein Hexfeld zurück.</translation>
    </message>
    <message>
      <source>{what}: to {place}, {n} hexes, {points} MP. Backspace takes a hex back.</source>
      <translation>{what}: nach {place}, {n} Hexfelder, {points} BP. Rücktaste nimmt ein Hexfeld zurück.</translation>
    </message>
    <message>
      <source>Go there, {n} point</source>
      <translation>Dorthin gehen, {n} Punkt</translation>
    </message>
    <message>
      <source>Go there, {n} points</source>
      <translation>Dorthin gehen, {n} Punkte</translation>
    </message>
    <message>
      <source>{n} thing would be left undone.</source>
      <translation>{n} Sache bliebe ungetan.</translation>
    </message>
    <message>
      <source>{n} things would be left undone.</source>
      <translation>{n} Dinge blieben ungetan.</translation>
    </message>
    <message>
      <source>row {row}</source>
      <translation>Zeile {row}</translation>
    </message>
    <message>
      <source>{n} entered die was not used: {faces}</source>
      <translation>{n} eingetragener Würfel blieb übrig: {faces}</translation>
    </message>
    <message>
      <source>{n} entered dice were not used: {faces}</source>
      <translation>{n} eingetragene Würfel blieben übrig: {faces}</translation>
    </message>
    <message>
      <source>they are kept as records, {names}</source>
      <translation>sie sind als Niederschriften aufgehoben, {names}</translation>
    </message>
    <message>
      <source>{n} entry comes out the same.</source>
      <translation>{n} Eintrag bleibt gleich.</translation>
    </message>
    <message>
      <source>{n} hex away</source>
      <translation>{n} Hexfeld entfernt</translation>
    </message>
    <message>
      <source>{n} hexes away</source>
      <translation>{n} Hexfelder entfernt</translation>
    </message>
    <message>
      <source>unsigned</source>
      <translation>ohne Unterschrift</translation>
    </message>
    <message>
      <source>{n} hex, {points} MP</source>
      <translation>{n} Hexfeld, {points} BP</translation>
    </message>
    <message>
      <source>{n} hexes, {points} MP</source>
      <translation>{n} Hexfelder, {points} BP</translation>
    </message>
    <message>
      <source>LEADER</source>
      <translation>ANFÜHRER</translation>
    </message>
    <message>
      <source>Question:</source>
      <translation>Frage:</translation>
    </message>
    <message>
      <source>Ruling:</source>
      <translation>Auslegung:</translation>
    </message>
    <message>
      <source>There is no clause, ruling or chart of this name.</source>
      <translation>Es gibt keine Regelstelle, Auslegung oder Tabelle dieses Namens.</translation>
    </message>
    <message>
      <source>Near it:</source>
      <translation>Ähnlich:</translation>
    </message>
    <message>
      <source>Switchable. This game reads:</source>
      <translation>Umschaltbar. Dieses Spiel liest:</translation>
    </message>
    <message>
      <source>Other readings, not switchable: use an override.</source>
      <translation>Andere Lesarten, nicht umschaltbar: von Hand setzen.</translation>
    </message>
    <message>
      <source>default</source>
      <translation>Vorgabe</translation>
    </message>
    <message>
      <source>The whole chart rests on it.</source>
      <translation>Die ganze Tabelle beruht darauf.</translation>
    </message>
    <message>
      <source>{n} value of one unit differs</source>
      <translation>{n} Wert einer Einheit weicht ab</translation>
    </message>
    <message>
      <source>{n} values of one unit differ</source>
      <translation>{n} Werte einer Einheit weichen ab</translation>
    </message>
    <message>
      <source>{n} stand</source>
      <translation>{n} Base</translation>
    </message>
    <message>
      <source>{name}, {n} point</source>
      <translation>{name}, {n} Punkt</translation>
    </message>
    <message>
      <source>{name}, {n} points</source>
      <translation>{name}, {n} Punkte</translation>
    </message>
    <message>
      <source>{n} brigade</source>
      <translation>{n} Brigade</translation>
    </message>
    <message>
      <source>{n} brigades</source>
      <translation>{n} Brigaden</translation>
    </message>
    <message>
      <source>{n} gun stand</source>
      <translation>{n} Geschützbase</translation>
    </message>
    <message>
      <source>{n} gun stands</source>
      <translation>{n} Geschützbasen</translation>
    </message>
    <message>
      <source>{left} of {n} gun stand</source>
      <translation>{left} von {n} Geschützbase</translation>
    </message>
    <message>
      <source>{left} of {n} gun stands</source>
      <translation>{left} von {n} Geschützbasen</translation>
    </message>
    <message>
      <source>{left} of {n} stand</source>
      <translation>{left} von {n} Base</translation>
    </message>
    <message>
      <source>{left} of {n} stands</source>
      <translation>{left} von {n} Basen</translation>
    </message>
    <message>
      <source>not reported</source>
      <translation>nicht gemeldet</translation>
    </message>
    <message>
      <source>Set otherwise than reported</source>
      <translation>Anders gesetzt als gemeldet</translation>
    </message>
    <message>
      <source>{n} turn, the battle is over</source>
      <translation>{n} Zug, die Schlacht ist zu Ende</translation>
    </message>
    <message>
      <source>{n} turns, the battle is over</source>
      <translation>{n} Züge, die Schlacht ist zu Ende</translation>
    </message>
    <message>
      <source>Battle report: {turns}.</source>
      <translation>Schlachtbericht: {turns}.</translation>
    </message>
    <message>
      <source>Turn {turn} ({clock})</source>
      <translation>Zug {turn} ({clock})</translation>
    </message>
    <message>
      <source>{objective}: held by nobody</source>
      <translation>{objective}: von niemandem gehalten</translation>
    </message>
    <message>
      <source>{n} man</source>
      <translation>{n} Mann</translation>
    </message>
    <message>
      <source>{n} row is bad</source>
      <translation>{n} Zeile ist fehlerhaft</translation>
    </message>
    <message>
      <source>{n} rows are bad</source>
      <translation>{n} Zeilen sind fehlerhaft</translation>
    </message>
    <message>
      <source>Key</source>
      <translation>Taste</translation>
    </message>
    <message>
      <source>Seen: {n} square; hidden: {m}.</source>
      <translation>Sichtbar: {n} Feld; verdeckt: {m}.</translation>
    </message>
    <message>
      <source>Seen: {n} squares; hidden: {m}.</source>
      <translation>Sichtbar: {n} Felder; verdeckt: {m}.</translation>
    </message>
    <message>
      <source>has {n} point and no orders</source>
      <translation>hat {n} Punkt und keine Befehle</translation>
    </message>
    <message>
      <source>has {n} points and no orders</source>
      <translation>hat {n} Punkte und keine Befehle</translation>
    </message>
    <message>
      <source>{n} square · {left} points left</source>
      <translation>{n} Feld · noch {left} Punkte</translation>
    </message>
    <message>
      <source>{n} squares · {left} points left</source>
      <translation>{n} Felder · noch {left} Punkte</translation>
    </message>
    <message>
      <source>{n} leader</source>
      <translation>{n} Anführer</translation>
    </message>
    <message>
      <source>{n} leaders</source>
      <translation>{n} Anführer</translation>
    </message>
    <message>
      <source> (the battle is over)</source>
      <translation> (die Schlacht ist zu Ende)</translation>
    </message>
    <message>
      <source>one division may be activated this turn</source>
      <translation>in diesem Zug darf eine Division aktiviert werden</translation>
    </message>
    <message>
      <source>{n} divisions may be activated this turn</source>
      <translation>in diesem Zug dürfen {n} Divisionen aktiviert werden</translation>
    </message>
    <message>
      <source>tries to recover, in vain</source>
      <translation>sucht sich vergeblich zu erholen</translation>
    </message>
    <message>
      <source>{n} casualty</source>
      <translation>{n} Mann Verlust</translation>
    </message>
    <message>
      <source>{n} casualties</source>
      <translation>{n} Mann Verluste</translation>
    </message>
    <message>
      <source>; both stand</source>
      <translation>; beide halten stand</translation>
    </message>
    <message>
      <source>ROUTED</source>
      <translation>FLUCHT</translation>
    </message>
    <message>
      <source>MORALE:{n}</source>
      <translation>MORAL:{n}</translation>
    </message>
    <message>
      <source>MELEE:{melee}  FIRE:{fire}</source>
      <translation>NAHK:{melee}  FEUER:{fire}</translation>
    </message>
    <message>
      <source>{n} operation point</source>
      <translation>{n} Operationspunkt</translation>
    </message>
    <message>
      <source>{n} operation points</source>
      <translation>{n} Operationspunkte</translation>
    </message>
    <message>
      <source>facing</source>
      <translation>Front</translation>
    </message>
    <message>
      <source>a {terrain} square holds one unit, not {units}</source>
      <translation>ein Feld {terrain} fasst eine Einheit, nicht {units}</translation>
    </message>
    <message>
      <source>a {terrain} square holds {n} units, not {units}</source>
      <translation>ein Feld {terrain} fasst {n} Einheiten, nicht {units}</translation>
    </message>
    <message>
      <source>a square holds one unit of {arms}, not {there}</source>
      <translation>ein Feld fasst eine Einheit {arms}, nicht {there}</translation>
    </message>
    <message>
      <source>a square holds {n} units of {arms}, not {there}</source>
      <translation>ein Feld fasst {n} Einheiten {arms}, nicht {there}</translation>
    </message>
    <message>
      <source>Battle of Antietam, square-grid battle</source>
      <translation>Schlacht am Antietam, Felderspiel</translation>
    </message>
    <message>
      <source>Activation Phase</source>
      <translation>Aktivierungsphase</translation>
    </message>
    <message>
      <source>Command Control Phase</source>
      <translation>Führungsphase</translation>
    </message>
    <message>
      <source>Recovery/Rally Phase</source>
      <translation>Erholungs- und Sammelphase</translation>
    </message>
    <message>
      <source>Reinforcement Phase</source>
      <translation>Verstärkungsphase</translation>
    </message>
    <message>
      <source>Union 1st Operations Phase</source>
      <translation>1. Operationsphase der Union</translation>
    </message>
    <message>
      <source>Union 1st Combat Phase</source>
      <translation>1. Kampfphase der Union</translation>
    </message>
    <message>
      <source>Confederate 1st Operations Phase</source>
      <translation>1. Operationsphase der Konföderierten</translation>
    </message>
    <message>
      <source>Confederate 1st Combat Phase</source>
      <translation>1. Kampfphase der Konföderierten</translation>
    </message>
    <message>
      <source>Mid-Turn Recovery Phase</source>
      <translation>Erholungsphase zur Zugmitte</translation>
    </message>
    <message>
      <source>Union 2nd Operations Phase</source>
      <translation>2. Operationsphase der Union</translation>
    </message>
    <message>
      <source>Union 2nd Combat Phase</source>
      <translation>2. Kampfphase der Union</translation>
    </message>
    <message>
      <source>Confederate 2nd Operations Phase</source>
      <translation>2. Operationsphase der Konföderierten</translation>
    </message>
    <message>
      <source>Confederate 2nd Combat Phase</source>
      <translation>2. Kampfphase der Konföderierten</translation>
    </message>
    <message>
      <source>Victory Determination Phase</source>
      <translation>Siegermittlung</translation>
    </message>
    <message>
      <source>Defensive Artillery Fire</source>
      <translation>Abwehrfeuer der Artillerie</translation>
    </message>
    <message>
      <source>Offensive Artillery Fire</source>
      <translation>Angriffsfeuer der Artillerie</translation>
    </message>
    <message>
      <source>Defensive Fire</source>
      <translation>Abwehrfeuer</translation>
    </message>
    <message>
      <source>Offensive Fire</source>
      <translation>Angriffsfeuer</translation>
    </message>
    <message>
      <source>Defensive Melee Fire</source>
      <translation>Letztes Abwehrfeuer vor dem Nahkampf</translation>
    </message>
    <message>
      <source>clear</source>
      <translation>offen</translation>
    </message>
    <message>
      <source>town</source>
      <translation>Ort</translation>
    </message>
    <message>
      <source>woods</source>
      <translation>Wald</translation>
    </message>
    <message>
      <source>cornfield</source>
      <translation>Kornfeld</translation>
    </message>
    <message>
      <source>river</source>
      <translation>Fluss</translation>
    </message>
    <message>
      <source>stream</source>
      <translation>Bach</translation>
    </message>
    <message>
      <source>ford</source>
      <translation>Furt</translation>
    </message>
    <message>
      <source>bridge</source>
      <translation>Brücke</translation>
    </message>
    <message>
      <source>Union Major Victory</source>
      <translation>Großer Sieg der Union</translation>
    </message>
    <message>
      <source>Union Minor Victory</source>
      <translation>Kleiner Sieg der Union</translation>
    </message>
    <message>
      <source>Draw</source>
      <translation>unentschieden</translation>
    </message>
    <message>
      <source>Confederate Minor Victory</source>
      <translation>Kleiner Sieg der Konföderierten</translation>
    </message>
    <message>
      <source>Confederate Major Victory</source>
      <translation>Großer Sieg der Konföderierten</translation>
    </message>
    <message>
      <source>Rifle</source>
      <translation>Gewehr</translation>
    </message>
    <message>
      <source>Musket</source>
      <translation>Muskete</translation>
    </message>
    <message>
      <source>Rifle/Musket</source>
      <translation>Gewehr/Muskete</translation>
    </message>
    <message>
      <source>Rifle/Sharps</source>
      <translation>Gewehr/Sharps</translation>
    </message>
    <message>
      <source>Rifle/Shotgun</source>
      <translation>Gewehr/Flinte</translation>
    </message>
    <message>
      <source>Sharps Rifle</source>
      <translation>Sharps-Gewehr</translation>
    </message>
    <message>
      <source>Rifle/Carbine</source>
      <translation>Gewehr/Karabiner</translation>
    </message>
    <message>
      <source>Shotgun</source>
      <translation>Flinte</translation>
    </message>
    <message>
      <source>Pistol</source>
      <translation>Pistole</translation>
    </message>
    <message>
      <source>6 lb. Smoothbore</source>
      <translation>6-Pfünder, glatt</translation>
    </message>
    <message>
      <source>12 lb. Napoleon</source>
      <translation>12-Pfünder Napoleon</translation>
    </message>
    <message>
      <source>3-inch Rifled Gun</source>
      <translation>3-Zoll-Geschütz, gezogen</translation>
    </message>
    <message>
      <source>12 lb. Howitzer</source>
      <translation>12-Pfünder-Haubitze</translation>
    </message>
    <message>
      <source>24 lb. Howitzer</source>
      <translation>24-Pfünder-Haubitze</translation>
    </message>
    <message>
      <source>10 lb. Parrott</source>
      <translation>10-Pfünder Parrott</translation>
    </message>
    <message>
      <source>20 lb. Parrott</source>
      <translation>20-Pfünder Parrott</translation>
    </message>
    <message>
      <source>Shiloh, square-grid battle</source>
      <translation>Shiloh, Felderspiel</translation>
    </message>
    <message>
      <source>End of Day Phase</source>
      <translation>Phase des Tagesendes</translation>
    </message>
    <message>
      <source>Final Defensive Fire</source>
      <translation>Letztes Abwehrfeuer</translation>
    </message>
    <message>
      <source>light woods</source>
      <translation>lichter Wald</translation>
    </message>
    <message>
      <source>heavy woods</source>
      <translation>dichter Wald</translation>
    </message>
    <message>
      <source>woods with a church</source>
      <translation>Wald mit Kirche</translation>
    </message>
    <message>
      <source>peach orchard</source>
      <translation>Pfirsichgarten</translation>
    </message>
    <message>
      <source>ravine</source>
      <translation>Schlucht</translation>
    </message>
    <message>
      <source>swamp</source>
      <translation>Sumpf</translation>
    </message>
    <message>
      <source>sunken road</source>
      <translation>Hohlweg</translation>
    </message>
    <message>
      <source>The Battle of Antietam, September 17, 1862: Advanced game</source>
      <translation>Die Schlacht am Antietam, 17. September 1862: volles Spiel</translation>
    </message>
    <message>
      <source>The Battle of Antietam, September 17, 1862: Basic game</source>
      <translation>Die Schlacht am Antietam, 17. September 1862: Grundspiel</translation>
    </message>
    <message>
      <source>The Battle of Antietam, September 17, 1862: Intermediate game</source>
      <translation>Die Schlacht am Antietam, 17. September 1862: mittleres Spiel</translation>
    </message>
    <message>
      <source>Shiloh: the Sunken Road and the Peach Orchard, April 6, 1862</source>
      <translation>Shiloh: der Hohlweg und der Pfirsichgarten, 6. April 1862</translation>
    </message>
    <message>
      <source>The Cornfield, 17 September 1862</source>
      <translation>Das Maisfeld, 17. September 1862</translation>
    </message>
    <message>
      <source>The field of Antietam, 17 September 1862</source>
      <translation>Das Schlachtfeld am Antietam, 17. September 1862</translation>
    </message>
    <message>
      <source>{phase}, turn {turn}: the {side} player takes over</source>
      <translation>{phase}, Zug {turn}: der Spieler {side} übernimmt</translation>
    </message>
    <message>
      <source>not before their time</source>
      <translation>nicht vor ihrer Zeit</translation>
    </message>
    <message>
      <source>their entry squares are full or the enemy's</source>
      <translation>ihre Felder sind voll oder vom Feind besetzt</translation>
    </message>
    <message>
      <source>{unit} broke through</source>
      <translation>{unit} brach durch</translation>
    </message>
    <message>
      <source>{leader} fell</source>
      <translation>{leader} fiel</translation>
    </message>
    <message>
      <source>objective {square}: held</source>
      <translation>Ziel {square}: gehalten</translation>
    </message>
    <message>
      <source>objective {square}: in a zone of control</source>
      <translation>Ziel {square}: in einer Kontrollzone</translation>
    </message>
    <message>
      <source>objective {square}: not held</source>
      <translation>Ziel {square}: nicht gehalten</translation>
    </message>
    <message>
      <source>{square}: held</source>
      <translation>{square}: gehalten</translation>
    </message>
    <message>
      <source>{square}: in a zone of control</source>
      <translation>{square}: in einer Kontrollzone</translation>
    </message>
    <message>
      <source>{square}: not held</source>
      <translation>{square}: nicht gehalten</translation>
    </message>
    <message>
      <source>objective {place} ({square}): held</source>
      <translation>Ziel {place} ({square}): gehalten</translation>
    </message>
    <message>
      <source>objective {place} ({square}): in a zone of control</source>
      <translation>Ziel {place} ({square}): in einer Kontrollzone</translation>
    </message>
    <message>
      <source>objective {place} ({square}): not held</source>
      <translation>Ziel {place} ({square}): nicht gehalten</translation>
    </message>
    <message>
      <source>{place} ({square}): held</source>
      <translation>{place} ({square}): gehalten</translation>
    </message>
    <message>
      <source>{place} ({square}): in a zone of control</source>
      <translation>{place} ({square}): in einer Kontrollzone</translation>
    </message>
    <message>
      <source>{place} ({square}): not held</source>
      <translation>{place} ({square}): nicht gehalten</translation>
    </message>
    <message>
      <source>C: end of the {phase}</source>
      <translation>C: Ende der Phase {phase}</translation>
    </message>
    <message>
      <source>Answer: {answer}</source>
      <translation>Antwort: {answer}</translation>
    </message>
    <message>
      <source>Activate {division}'s division</source>
      <translation>Division {division} aktivieren</translation>
    </message>
    <message>
      <source>Activate no more divisions</source>
      <translation>Keine weiteren Divisionen aktivieren</translation>
    </message>
    <message>
      <source>To the table: the whole field</source>
      <translation>Auf den Tisch: das ganze Feld</translation>
    </message>
    <message>
      <source>To the table: the field around {square}</source>
      <translation>Auf den Tisch: das Feld um {square}</translation>
    </message>
    <message>
      <source>Battle {battle}: the result from the table</source>
      <translation>Schlacht {battle}: das Ergebnis vom Tisch</translation>
    </message>
    <message>
      <source>The battle on the table is called off</source>
      <translation>Die Schlacht auf dem Tisch ist abgesagt</translation>
    </message>
    <message>
      <source>Note: {note}</source>
      <translation>Notiz: {note}</translation>
    </message>
    <message>
      <source>Override the battle: {field} = {value} ({reason})</source>
      <translation>Schlacht von Hand: {field} = {value} ({reason})</translation>
    </message>
    <message>
      <source>Override {unit}: {field} = {value} ({reason})</source>
      <translation>{unit} von Hand: {field} = {value} ({reason})</translation>
    </message>
    <message>
      <source>{option} = {value} ({reason})</source>
      <translation>{option} = {value} ({reason})</translation>
    </message>
    <message>
      <source>The {side} side resigns</source>
      <translation>Die Seite {side} gibt auf</translation>
    </message>
    <message>
      <source>The {side} player takes the referee's seat</source>
      <translation>Der Spieler „{side}“ nimmt den Platz des Spielleiters ein</translation>
    </message>
    <message>
      <source>{unit}: move {directions}</source>
      <translation>{unit}: bewegen {directions}</translation>
    </message>
    <message>
      <source>{unit}: force march, {times} times</source>
      <translation>{unit}: Gewaltmarsch, {times}-mal</translation>
    </message>
    <message>
      <source>{unit}: force march</source>
      <translation>{unit}: Gewaltmarsch</translation>
    </message>
    <message>
      <source>{unit}: face {direction}</source>
      <translation>{unit}: Front {direction}</translation>
    </message>
    <message>
      <source>{unit}: change to {mode}</source>
      <translation>{unit}: Wechsel zu {mode}</translation>
    </message>
    <message>
      <source>{unit}: build a level of fortification</source>
      <translation>{unit}: eine Stufe Befestigung bauen</translation>
    </message>
    <message>
      <source>{unit}: no fire plot</source>
      <translation>{unit}: kein Feuerplan</translation>
    </message>
    <message>
      <source>{unit}: fire at {square}</source>
      <translation>{unit}: Feuer auf {square}</translation>
    </message>
    <message>
      <source>{unit}: plot melee</source>
      <translation>{unit}: Nahkampf planen</translation>
    </message>
    <message>
      <source>{unit}: no melee plot</source>
      <translation>{unit}: kein Nahkampfplan</translation>
    </message>
    <message>
      <source>{unit}: plot advance</source>
      <translation>{unit}: Vorrücken planen</translation>
    </message>
    <message>
      <source>{unit}: no advance plot</source>
      <translation>{unit}: kein Vorrückplan</translation>
    </message>
    <message>
      <source>{unit}: leader {leader} comes over</source>
      <translation>{unit}: Anführer {leader} kommt herüber</translation>
    </message>
    <message>
      <source>{unit}: reorganise</source>
      <translation>{unit}: umgliedern</translation>
    </message>
    <message>
      <source>{unit}: Z: put back</source>
      <translation>{unit}: Z: zurückgestellt</translation>
    </message>
    <message>
      <source>The {phase}</source>
      <translation>{phase}</translation>
    </message>
    <message>
      <source>north</source>
      <translation>Norden</translation>
    </message>
    <message>
      <source>north-east</source>
      <translation>Nordosten</translation>
    </message>
    <message>
      <source>east</source>
      <translation>Osten</translation>
    </message>
    <message>
      <source>south-east</source>
      <translation>Südosten</translation>
    </message>
    <message>
      <source>south</source>
      <translation>Süden</translation>
    </message>
    <message>
      <source>south-west</source>
      <translation>Südwesten</translation>
    </message>
    <message>
      <source>west</source>
      <translation>Westen</translation>
    </message>
    <message>
      <source>north-west</source>
      <translation>Nordwesten</translation>
    </message>
    <message>
      <source>normal</source>
      <translation>normal</translation>
    </message>
    <message>
      <source>column</source>
      <translation>Kolonne</translation>
    </message>
    <message>
      <source>dismounted</source>
      <translation>abgesessen</translation>
    </message>
    <message>
      <source>artillery</source>
      <translation>Artillerie</translation>
    </message>
    <message>
      <source>union</source>
      <translation>Union</translation>
    </message>
    <message>
      <source>confederate</source>
      <translation>Konföderierte</translation>
    </message>
    <message>
      <source>Referee</source>
      <translation>Spielleiter</translation>
    </message>
    <message>
      <source>referee</source>
      <translation>Spielleiter</translation>
    </message>
    <message>
      <source>men</source>
      <translation>Mann</translation>
    </message>
    <message>
      <source>in normal mode</source>
      <translation>im Normalmodus</translation>
    </message>
    <message>
      <source>in column</source>
      <translation>in Kolonne</translation>
    </message>
    <message>
      <source>defensive artillery fire</source>
      <translation>Abwehrfeuer der Artillerie</translation>
    </message>
    <message>
      <source>offensive artillery fire</source>
      <translation>Angriffsfeuer der Artillerie</translation>
    </message>
    <message>
      <source>defensive fire</source>
      <translation>Abwehrfeuer</translation>
    </message>
    <message>
      <source>offensive fire</source>
      <translation>Angriffsfeuer</translation>
    </message>
    <message>
      <source>the defenders' last fire before melee</source>
      <translation>letztes Feuer der Verteidiger vor dem Nahkampf</translation>
    </message>
    <message>
      <source>{unit} flees {squares} to {square}{facing}</source>
      <translation>{unit} flieht {squares} nach {square}{facing}</translation>
    </message>
    <message>
      <source>{unit} is driven back {squares} to {square}{facing}</source>
      <translation>{unit} wird {squares} zurückgeworfen nach {square}{facing}</translation>
    </message>
    <message>
      <source>{unit} goes back {squares} to {square}{facing}</source>
      <translation>{unit} weicht {squares} zurück nach {square}{facing}</translation>
    </message>
    <message>
      <source>{unit} loses {losses} in its retreat</source>
      <translation>{unit} verliert auf dem Rückzug {losses}</translation>
    </message>
    <message>
      <source>{unit} loses {losses} on the table</source>
      <translation>{unit} verliert auf dem Tisch {losses}</translation>
    </message>
    <message>
      <source>{unit} is eliminated under fire</source>
      <translation>{unit} scheidet unter Feuer aus</translation>
    </message>
    <message>
      <source>{unit} is eliminated in melee</source>
      <translation>{unit} scheidet im Nahkampf aus</translation>
    </message>
    <message>
      <source>{unit} is eliminated in its retreat</source>
      <translation>{unit} scheidet auf dem Rückzug aus</translation>
    </message>
    <message>
      <source>{unit} is eliminated in its rout</source>
      <translation>{unit} scheidet auf der Flucht aus</translation>
    </message>
    <message>
      <source>{unit} is eliminated on the table</source>
      <translation>{unit} scheidet auf dem Tisch aus</translation>
    </message>
    <message>
      <source>the Confederate side holds the field</source>
      <translation>die Seite der Konföderierten hält das Feld</translation>
    </message>
    <message>
      <source>the Union side holds the field</source>
      <translation>die Seite der Union hält das Feld</translation>
    </message>
    <message>
      <source>typed from the form</source>
      <translation>vom Formular eingetragen</translation>
    </message>
    <message>
      <source>read from the table game</source>
      <translation>aus dem Tischspiel gelesen</translation>
    </message>
    <message>
      <source>read from the battle file</source>
      <translation>aus der Schlachtdatei gelesen</translation>
    </message>
    <message>
      <source>read from a result's file</source>
      <translation>aus einer Ergebnisdatei gelesen</translation>
    </message>
    <message>
      <source>Operations Phase</source>
      <translation>Operationsphase</translation>
    </message>
    <message>
      <source>Combat Phase</source>
      <translation>Kampfphase</translation>
    </message>
    <message>
      <source>light_woods</source>
      <translation>lichter Wald</translation>
    </message>
    <message>
      <source>heavy_woods</source>
      <translation>dichter Wald</translation>
    </message>
    <message>
      <source>woods_church</source>
      <translation>Wald mit Kirche</translation>
    </message>
    <message>
      <source>peach_orchard</source>
      <translation>Pfirsichgarten</translation>
    </message>
    <message>
      <source>sunken_road</source>
      <translation>Hohlweg</translation>
    </message>
    <message>
      <source>woods church</source>
      <translation>Wald mit Kirche</translation>
    </message>
    <message>
      <source>NE</source>
      <translation>NO</translation>
    </message>
    <message>
      <source>E</source>
      <translation>O</translation>
    </message>
    <message>
      <source>SE</source>
      <translation>SO</translation>
    </message>
    <message>
      <source>S</source>
      <translation>S</translation>
    </message>
    <message>
      <source>SW</source>
      <translation>SW</translation>
    </message>
    <message>
      <source>W</source>
      <translation>W</translation>
    </message>
    <message>
      <source>NW</source>
      <translation>NW</translation>
    </message>
    <message>
      <source>{units} is routed</source>
      <translation>{units} ist auf der Flucht</translation>
    </message>
    <message>
      <source>{units} are routed</source>
      <translation>{units} sind auf der Flucht</translation>
    </message>
    <message>
      <source>{units} is out of command control</source>
      <translation>{units} ist ohne Führung</translation>
    </message>
    <message>
      <source>{units} are out of command control</source>
      <translation>{units} sind ohne Führung</translation>
    </message>
    <message>
      <source>{units} is out of ammunition</source>
      <translation>{units} hat keine Munition</translation>
    </message>
    <message>
      <source>{units} are out of ammunition</source>
      <translation>{units} haben keine Munition</translation>
    </message>
    <message>
      <source>union infantrymen</source>
      <translation>Infanteristen der Union</translation>
    </message>
    <message>
      <source>union cavalrymen</source>
      <translation>Kavalleristen der Union</translation>
    </message>
    <message>
      <source>union guns</source>
      <translation>Geschütze der Union</translation>
    </message>
    <message>
      <source>union brigade leaders</source>
      <translation>Brigadeführer der Union</translation>
    </message>
    <message>
      <source>union division leaders</source>
      <translation>Divisionsführer der Union</translation>
    </message>
    <message>
      <source>union corps leaders</source>
      <translation>Korpsführer der Union</translation>
    </message>
    <message>
      <source>confederate infantrymen</source>
      <translation>Infanteristen der Konföderierten</translation>
    </message>
    <message>
      <source>confederate cavalrymen</source>
      <translation>Kavalleristen der Konföderierten</translation>
    </message>
    <message>
      <source>confederate guns</source>
      <translation>Geschütze der Konföderierten</translation>
    </message>
    <message>
      <source>confederate brigade leaders</source>
      <translation>Brigadeführer der Konföderierten</translation>
    </message>
    <message>
      <source>confederate division leaders</source>
      <translation>Divisionsführer der Konföderierten</translation>
    </message>
    <message>
      <source>confederate corps leaders</source>
      <translation>Korpsführer der Konföderierten</translation>
    </message>
    <message>
      <source>there are leaders in the Advanced game only</source>
      <translation>Anführer gibt es nur im vollen Spiel</translation>
    </message>
    <message>
      <source>infantry and cavalry</source>
      <translation>Infanterie und Kavallerie</translation>
    </message>
    <message>
      <source>, gaining {fatigue} fatigue</source>
      <translation>, gewinnt {fatigue} Erschöpfung</translation>
    </message>
    <message>
      <source>, and gains {fatigue} fatigue</source>
      <translation>, und gewinnt {fatigue} Erschöpfung</translation>
    </message>
    <message>
      <source> and gains {fatigue} fatigue</source>
      <translation> und gewinnt {fatigue} Erschöpfung</translation>
    </message>
    <message>
      <source>{unit} fires at {square}, range {range}: {casualties}</source>
      <translation>{unit} feuert auf {square}, Entfernung {range}: {casualties}</translation>
    </message>
    <message>
      <source>{unit} fires at {square}, range {range}, into the flank: {casualties}</source>
      <translation>{unit} feuert auf {square}, Entfernung {range}, in die Flanke: {casualties}</translation>
    </message>
    <message>
      <source>{unit} loses {losses}</source>
      <translation>{unit} verliert {losses}</translation>
    </message>
    <message>
      <source>{unit} {losses}</source>
      <translation>{unit} {losses}</translation>
    </message>
    <message>
      <source>{units} attacks {square}</source>
      <translation>{units} greift {square} an</translation>
    </message>
    <message>
      <source>{units} attack {square}</source>
      <translation>{units} greifen {square} an</translation>
    </message>
    <message>
      <source>{units} attacks {square}, held by {defenders}</source>
      <translation>{units} greift {square} an, gehalten von {defenders}</translation>
    </message>
    <message>
      <source>{units} attack {square}, held by {defenders}</source>
      <translation>{units} greifen {square} an, gehalten von {defenders}</translation>
    </message>
    <message>
      <source>{units} fires at {square}: {losses}</source>
      <translation>{units} feuert auf {square}: {losses}</translation>
    </message>
    <message>
      <source>{units} fire at {square}: {losses}</source>
      <translation>{units} feuern auf {square}: {losses}</translation>
    </message>
    <message>
      <source>{units} fires at {square}, into the flank: {losses}</source>
      <translation>{units} feuert auf {square}, in die Flanke: {losses}</translation>
    </message>
    <message>
      <source>{units} fire at {square}, into the flank: {losses}</source>
      <translation>{units} feuern auf {square}, in die Flanke: {losses}</translation>
    </message>
    <message>
      <source>; {units} is out of ammunition</source>
      <translation>; {units} hat keine Munition mehr</translation>
    </message>
    <message>
      <source>; {units} are out of ammunition</source>
      <translation>; {units} haben keine Munition mehr</translation>
    </message>
    <message>
      <source>{units} rallies</source>
      <translation>{units} sammelt sich</translation>
    </message>
    <message>
      <source>{units} rally</source>
      <translation>{units} sammeln sich</translation>
    </message>
    <message>
      <source>{units} regains its order</source>
      <translation>{units} ist wieder geordnet</translation>
    </message>
    <message>
      <source>{units} regain their order</source>
      <translation>{units} sind wieder geordnet</translation>
    </message>
    <message>
      <source>{units} gets ammunition</source>
      <translation>{units} erhält Munition</translation>
    </message>
    <message>
      <source>{units} get ammunition</source>
      <translation>{units} erhalten Munition</translation>
    </message>
    <message>
      <source>{units} becomes {now}</source>
      <translation>{units} wird {now}</translation>
    </message>
    <message>
      <source>{units} become {now}</source>
      <translation>{units} werden {now}</translation>
    </message>
    <message>
      <source>Points: Union {union}, Confederate {confederate}; {points}, {level}</source>
      <translation>Punkte: Union {union}, Konföderierte {confederate}; {points}, {level}</translation>
    </message>
    <message>
      <source>Points: Union {union}, Confederate {confederate}; {points}, {level} if it ended now</source>
      <translation>Punkte: Union {union}, Konföderierte {confederate}; {points}, {level}, wäre jetzt Schluss</translation>
    </message>
    <message>
      <source>**{points} points: {level}.**</source>
      <translation>**{points} Punkte: {level}.**</translation>
    </message>
    <message>
      <source>**{points} points: {level}, so far.**</source>
      <translation>**{points} Punkte: {level}, bis jetzt.**</translation>
    </message>
    <message>
      <source>*Left out: entries {entries}, which were taken back. The journal keeps them.*</source>
      <translation>*Ausgelassen: die zurückgenommenen Einträge {entries}. Das Protokoll behält sie.*</translation>
    </message>
    <message>
      <source>*Left out: entry {entries}, which was taken back. The journal keeps them.*</source>
      <translation>*Ausgelassen: der zurückgenommene Eintrag {entries}. Das Protokoll behält ihn.*</translation>
    </message>
    <message>
      <source>*Battle report, played on {day}: {moment}. {game}.*</source>
      <translation>*Bericht der Schlacht, gespielt am {day}: {moment}. {game}.*</translation>
    </message>
    <message>
      <source>*Battle report: {moment}. {game}.*</source>
      <translation>*Bericht der Schlacht: {moment}. {game}.*</translation>
    </message>
    <message>
      <source>may not fire: {why}</source>
      <translation>darf nicht feuern: {why}</translation>
    </message>
    <message>
      <source>may not attack: {why}</source>
      <translation>darf nicht angreifen: {why}</translation>
    </message>
    <message>
      <source>a corps of one name</source>
      <translation>ein Korps dieses Namens</translation>
    </message>
    <message>
      <source>a division of one name</source>
      <translation>eine Division dieses Namens</translation>
    </message>
    <message>
      <source>a brigade of one name</source>
      <translation>eine Brigade dieses Namens</translation>
    </message>
    <message>
      <source>a unit of one name</source>
      <translation>eine Einheit dieses Namens</translation>
    </message>
    <message>
      <source>a leader of one name</source>
      <translation>ein Anführer dieses Namens</translation>
    </message>
    <message>
      <source>attacking in melee</source>
      <translation>Angriff im Nahkampf</translation>
    </message>
    <message>
      <source>defending in melee</source>
      <translation>Verteidigung im Nahkampf</translation>
    </message>
    <message>
      <source>firing</source>
      <translation>Feuern</translation>
    </message>
    <message>
      <source>fortifying</source>
      <translation>Befestigen</translation>
    </message>
    <message>
      <source>reorganising</source>
      <translation>Umgliedern</translation>
    </message>
    <message>
      <source>Basic game</source>
      <translation>Grundspiel</translation>
    </message>
    <message>
      <source>Intermediate game</source>
      <translation>Mittleres Spiel</translation>
    </message>
    <message>
      <source>Advanced game</source>
      <translation>Volles Spiel</translation>
    </message>
    <message>
      <source>basic</source>
      <translation>Grundwert</translation>
    </message>
    <message>
      <source>intermediate</source>
      <translation>mittleres</translation>
    </message>
    <message>
      <source>advanced</source>
      <translation>volles</translation>
    </message>
    <message>
      <source>bridges</source>
      <translation>Brücken</translation>
    </message>
    <message>
      <source>fords</source>
      <translation>Furten</translation>
    </message>
    <message>
      <source>one unit</source>
      <translation>eine Einheit</translation>
    </message>
    <message>
      <source>one shot</source>
      <translation>ein Schuss</translation>
    </message>
    <message>
      <source>{n} shots</source>
      <translation>{n} Schüsse</translation>
    </message>
    <message>
      <source>two</source>
      <translation>zwei</translation>
    </message>
    <message>
      <source>three</source>
      <translation>drei</translation>
    </message>
    <message>
      <source>four</source>
      <translation>vier</translation>
    </message>
    <message>
      <source>five</source>
      <translation>fünf</translation>
    </message>
    <message>
      <source>six</source>
      <translation>sechs</translation>
    </message>
    <message>
      <source>seven</source>
      <translation>sieben</translation>
    </message>
    <message>
      <source>eight</source>
      <translation>acht</translation>
    </message>
    <message>
      <source>nine</source>
      <translation>neun</translation>
    </message>
    <message>
      <source>ten</source>
      <translation>zehn</translation>
    </message>
    <message>
      <source>ready</source>
      <translation>bereit</translation>
    </message>
    <message>
      <source>infantryman</source>
      <translation>Infanterist</translation>
    </message>
    <message>
      <source>cavalryman</source>
      <translation>Kavallerist</translation>
    </message>
    <message>
      <source>gun</source>
      <translation>Geschütz</translation>
    </message>
    <message>
      <source>brigade leader</source>
      <translation>Brigadeführer</translation>
    </message>
    <message>
      <source>division leader</source>
      <translation>Divisionsführer</translation>
    </message>
    <message>
      <source>corps leader</source>
      <translation>Korpsführer</translation>
    </message>
    <message>
      <source>not routed</source>
      <translation>nicht auf der Flucht</translation>
    </message>
    <message>
      <source>computer</source>
      <translation>Computer</translation>
    </message>
    <message>
      <source>human</source>
      <translation>Mensch</translation>
    </message>
    <message>
      <source>cavalry artillery</source>
      <translation>reitende Artillerie</translation>
    </message>
    <message>
      <source>confederate artillery</source>
      <translation>konföderierte Artillerie</translation>
    </message>
    <message>
      <source>union artillery</source>
      <translation>Artillerie der Union</translation>
    </message>
    <message>
      <source>CONFED</source>
      <translation>KONF</translation>
    </message>
    <message>
      <source>ART</source>
      <translation>ART</translation>
    </message>
    <message>
      <source>NO PLOT</source>
      <translation>KEIN PLAN</translation>
    </message>
    <message>
      <source>The set-up</source>
      <translation>Der Aufbau</translation>
    </message>
    <message>
      <source>200 yards</source>
      <translation>200 Yards</translation>
    </message>
    <message>
      <source>a leadership point</source>
      <translation>je Führungspunkt</translation>
    </message>
    <message>
      <source>a percent</source>
      <translation>je Prozent</translation>
    </message>
    <message>
      <source>Aggressiveness</source>
      <translation>Angriffslust</translation>
    </message>
    <message>
      <source>aggressiveness</source>
      <translation>Angriffslust</translation>
    </message>
    <message>
      <source>allowance</source>
      <translation>Bewegungsvorrat</translation>
    </message>
    <message>
      <source>any one stand becomes the head, which may be angled up to 45°; the rest fall in to the rear</source>
      <translation>eine beliebige Base wird der Kopf, bis 45° abgewinkelt; die übrigen reihen sich dahinter ein</translation>
    </message>
    <message>
      <source>any two stands become the head, which may be angled up to 45°; the rest fall in to the rear</source>
      <translation>zwei beliebige Basen werden der Kopf, bis 45° abgewinkelt; die übrigen reihen sich dahinter ein</translation>
    </message>
    <message>
      <source>Army commander</source>
      <translation>Befehlshaber der Armee</translation>
    </message>
    <message>
      <source>attack below</source>
      <translation>angreifen unter</translation>
    </message>
    <message>
      <source>base</source>
      <translation>Grundwert</translation>
    </message>
    <message>
      <source>battle answers</source>
      <translation>Antworten vor der Schlacht</translation>
    </message>
    <message>
      <source>battle odds</source>
      <translation>Chancen der Schlacht</translation>
    </message>
    <message>
      <source>battle report</source>
      <translation>Schlachtbericht</translation>
    </message>
    <message>
      <source>battle urgency</source>
      <translation>Nachdruck in der Schlacht</translation>
    </message>
    <message>
      <source>beginning or the end</source>
      <translation>Anfang oder Ende</translation>
    </message>
    <message>
      <source>below</source>
      <translation>unter</translation>
    </message>
    <message>
      <source>beyond</source>
      <translation>jenseits</translation>
    </message>
    <message>
      <source>Both armies march and fight.</source>
      <translation>Beide Armeen marschieren und kämpfen.</translation>
    </message>
    <message>
      <source>by</source>
      <translation>mal</translation>
    </message>
    <message>
      <source>Came from</source>
      <translation>Kam von</translation>
    </message>
    <message>
      <source>casualty rate</source>
      <translation>Verlustrate</translation>
    </message>
    <message>
      <source>Cavalry in Double Line can fire only when dismounted.</source>
      <translation>Kavallerie in doppelter Linie kann nur abgesessen feuern.</translation>
    </message>
    <message>
      <source>Cavalry in Single Line can fire only when dismounted.</source>
      <translation>Kavallerie in einfacher Linie kann nur abgesessen feuern.</translation>
    </message>
    <message>
      <source>chance</source>
      <translation>Wahrscheinlichkeit</translation>
    </message>
    <message>
      <source>change deployment</source>
      <translation>Gliederung ändern</translation>
    </message>
    <message>
      <source>check</source>
      <translation>Probe</translation>
    </message>
    <message>
      <source>code</source>
      <translation>Kürzel</translation>
    </message>
    <message>
      <source>columns</source>
      <translation>Spalten</translation>
    </message>
    <message>
      <source>combat immediate</source>
      <translation>sofort, Kampf</translation>
    </message>
    <message>
      <source>Combat mode</source>
      <translation>Kampfverhalten</translation>
    </message>
    <message>
      <source>combat odds</source>
      <translation>Chancen im Kampf</translation>
    </message>
    <message>
      <source>computer declines below</source>
      <translation>Computer lehnt ab unter</translation>
    </message>
    <message>
      <source>condition</source>
      <translation>Zustand</translation>
    </message>
    <message>
      <source>conduct attack</source>
      <translation>Angriff führen</translation>
    </message>
    <message>
      <source>conduct hasty attack</source>
      <translation>hastigen Angriff führen</translation>
    </message>
    <message>
      <source>contact</source>
      <translation>Kontakt</translation>
    </message>
    <message>
      <source>Contact mode</source>
      <translation>Kontaktverhalten</translation>
    </message>
    <message>
      <source>controlling</source>
      <translation>Herrschaft</translation>
    </message>
    <message>
      <source>corps contact</source>
      <translation>Kontaktverhalten der Korps</translation>
    </message>
    <message>
      <source>Corps look around them, report, and those with initiative before the enemy decide how to fight.</source>
      <translation>Korps sehen sich um, melden, und die mit Initiative entscheiden vor dem Feind, wie sie kämpfen.</translation>
    </message>
    <message>
      <source>corps numbers</source>
      <translation>Korpsnummern</translation>
    </message>
    <message>
      <source>corps urgency</source>
      <translation>Nachdruck der Korps</translation>
    </message>
    <message>
      <source>cross river</source>
      <translation>Fluss überqueren</translation>
    </message>
    <message>
      <source>day</source>
      <translation>Tag</translation>
    </message>
    <message>
      <source>delays</source>
      <translation>Verzögerungen</translation>
    </message>
    <message>
      <source>Demoralised</source>
      <translation>Demoralisiert</translation>
    </message>
    <message>
      <source>demoralised loss</source>
      <translation>Verlust des Demoralisierten</translation>
    </message>
    <message>
      <source>deployed: in single line, guns unlimbered</source>
      <translation>entfaltet: in einfacher Linie, Geschütze abgeprotzt</translation>
    </message>
    <message>
      <source>destroyed at</source>
      <translation>vernichtet bei</translation>
    </message>
    <message>
      <source>destroyed below</source>
      <translation>vernichtet unter</translation>
    </message>
    <message>
      <source>dispatches</source>
      <translation>Depeschen</translation>
    </message>
    <message>
      <source>echelons</source>
      <translation>Treffen</translation>
    </message>
    <message>
      <source>enter hex</source>
      <translation>Hexfeld betreten</translation>
    </message>
    <message>
      <source>equal error</source>
      <translation>Fehler bei Gleichstand</translation>
    </message>
    <message>
      <source>false report</source>
      <translation>falsche Meldung</translation>
    </message>
    <message>
      <source>fatigue factor</source>
      <translation>Erschöpfungsfaktor</translation>
    </message>
    <message>
      <source>first</source>
      <translation>erstes</translation>
    </message>
    <message>
      <source>first day</source>
      <translation>erster Tag</translation>
    </message>
    <message>
      <source>first fatigue phase</source>
      <translation>erste Erschöpfungsphase</translation>
    </message>
    <message>
      <source>first turn</source>
      <translation>erster Zug</translation>
    </message>
    <message>
      <source>forage</source>
      <translation>Fourage</translation>
    </message>
    <message>
      <source>force march</source>
      <translation>Gewaltmarsch</translation>
    </message>
    <message>
      <source>force radius</source>
      <translation>Radius der Streitmacht</translation>
    </message>
    <message>
      <source>forced deployment</source>
      <translation>erzwungene Entfaltung</translation>
    </message>
    <message>
      <source>fresh level</source>
      <translation>Frischwert</translation>
    </message>
    <message>
      <source>from turn</source>
      <translation>ab Zug</translation>
    </message>
    <message>
      <source>grain</source>
      <translation>Schrittweite</translation>
    </message>
    <message>
      <source>greatest error</source>
      <translation>größter Fehler</translation>
    </message>
    <message>
      <source>guns a point</source>
      <translation>Geschütze je Punkt</translation>
    </message>
    <message>
      <source>half speed, at up to 45°</source>
      <translation>halbe Geschwindigkeit, bis 45°</translation>
    </message>
    <message>
      <source>heading</source>
      <translation>Richtung</translation>
    </message>
    <message>
      <source>headquarters</source>
      <translation>Hauptquartier</translation>
    </message>
    <message>
      <source>headquarters contact</source>
      <translation>Kontaktverhalten des Hauptquartiers</translation>
    </message>
    <message>
      <source>headquarters urgency</source>
      <translation>Nachdruck des Hauptquartiers</translation>
    </message>
    <message>
      <source>Hex</source>
      <translation>Hexfeld</translation>
    </message>
    <message>
      <source>hex</source>
      <translation>Hexfeld</translation>
    </message>
    <message>
      <source>hexes a turn</source>
      <translation>Hexfelder je Zug</translation>
    </message>
    <message>
      <source>highest</source>
      <translation>höchste</translation>
    </message>
    <message>
      <source>holder</source>
      <translation>Besitzer</translation>
    </message>
    <message>
      <source>hours</source>
      <translation>Stunden</translation>
    </message>
    <message>
      <source>immediate</source>
      <translation>sofort</translation>
    </message>
    <message>
      <source>immediate radius</source>
      <translation>Radius für Sofortbefehle</translation>
    </message>
    <message>
      <source>joins within</source>
      <translation>schließt sich an innerhalb</translation>
    </message>
    <message>
      <source>kind</source>
      <translation>Art</translation>
    </message>
    <message>
      <source>last day</source>
      <translation>letzter Tag</translation>
    </message>
    <message>
      <source>last turn</source>
      <translation>letzter Zug</translation>
    </message>
    <message>
      <source>Leadership</source>
      <translation>Führung</translation>
    </message>
    <message>
      <source>leadership</source>
      <translation>Führung</translation>
    </message>
    <message>
      <source>leadership odds</source>
      <translation>Chancen durch Führung</translation>
    </message>
    <message>
      <source>least</source>
      <translation>mindestens</translation>
    </message>
    <message>
      <source>least error</source>
      <translation>kleinster Fehler</translation>
    </message>
    <message>
      <source>least told</source>
      <translation>wenigste gemeldete</translation>
    </message>
    <message>
      <source>limits</source>
      <translation>Grenzen</translation>
    </message>
    <message>
      <source>lines</source>
      <translation>Linien</translation>
    </message>
    <message>
      <source>log2 weight</source>
      <translation>Log2-Gewicht</translation>
    </message>
    <message>
      <source>losses</source>
      <translation>Verluste</translation>
    </message>
    <message>
      <source>lowest</source>
      <translation>niedrigste</translation>
    </message>
    <message>
      <source>map corner</source>
      <translation>Kartenecke</translation>
    </message>
    <message>
      <source>march</source>
      <translation>Marsch</translation>
    </message>
    <message>
      <source>Marchers tire or straggle, those at rest recover, Confederates at rest forage.</source>
      <translation>Marschierende ermüden oder verlieren Nachzügler, Rastende erholen sich, rastende Konföderierte fouragieren.</translation>
    </message>
    <message>
      <source>men a point</source>
      <translation>Mann je Punkt</translation>
    </message>
    <message>
      <source>menu</source>
      <translation>Menü</translation>
    </message>
    <message>
      <source>miles a hex</source>
      <translation>Meilen je Hexfeld</translation>
    </message>
    <message>
      <source>mode</source>
      <translation>Art</translation>
    </message>
    <message>
      <source>morning</source>
      <translation>Morgen</translation>
    </message>
    <message>
      <source>most</source>
      <translation>höchstens</translation>
    </message>
    <message>
      <source>MP</source>
      <translation>BP</translation>
    </message>
    <message>
      <source>mp</source>
      <translation>BP</translation>
    </message>
    <message>
      <source>mp factor</source>
      <translation>BP-Faktor</translation>
    </message>
    <message>
      <source>multiple floor</source>
      <translation>Untergrenze des Vielfachen</translation>
    </message>
    <message>
      <source>new aggressiveness</source>
      <translation>neue Angriffslust</translation>
    </message>
    <message>
      <source>new leadership</source>
      <translation>neue Führung</translation>
    </message>
    <message>
      <source>night force</source>
      <translation>nachts Gewaltmarsch</translation>
    </message>
    <message>
      <source>night normal</source>
      <translation>nachts normal</translation>
    </message>
    <message>
      <source>night withdrawal</source>
      <translation>Ausweichen bei Nacht</translation>
    </message>
    <message>
      <source>no combat in rain</source>
      <translation>kein Kampf im Regen</translation>
    </message>
    <message>
      <source>no mountains</source>
      <translation>keine Berge</translation>
    </message>
    <message>
      <source>no river for confederates</source>
      <translation>kein Fluss für Konföderierte</translation>
    </message>
    <message>
      <source>non immediate</source>
      <translation>nicht sofort</translation>
    </message>
    <message>
      <source>normal march</source>
      <translation>Normalmarsch</translation>
    </message>
    <message>
      <source>normal march at night</source>
      <translation>Normalmarsch bei Nacht</translation>
    </message>
    <message>
      <source>occupied hex</source>
      <translation>besetztes Hexfeld</translation>
    </message>
    <message>
      <source>of</source>
      <translation>von</translation>
    </message>
    <message>
      <source>Of its original strength</source>
      <translation>Von der ursprünglichen Stärke</translation>
    </message>
    <message>
      <source>off road</source>
      <translation>abseits der Straße</translation>
    </message>
    <message>
      <source>offline</source>
      <translation>auf dem Tisch</translation>
    </message>
    <message>
      <source>on the road: in march column, guns limbered</source>
      <translation>auf der Straße: in Marschkolonne, Geschütze aufgeprotzt</translation>
    </message>
    <message>
      <source>one state</source>
      <translation>ein Zustand</translation>
    </message>
    <message>
      <source>order without cost</source>
      <translation>Befehl ohne Kosten</translation>
    </message>
    <message>
      <source>Orders that arrive this turn are read.</source>
      <translation>Befehle, die in diesem Zug ankommen, werden gelesen.</translation>
    </message>
    <message>
      <source>outnumbered</source>
      <translation>in der Minderzahl</translation>
    </message>
    <message>
      <source>outnumbered urgency</source>
      <translation>Nachdruck in der Minderzahl</translation>
    </message>
    <message>
      <source>patrol radius</source>
      <translation>Radius der Streife</translation>
    </message>
    <message>
      <source>per point</source>
      <translation>je Punkt</translation>
    </message>
    <message>
      <source>percent</source>
      <translation>Prozent</translation>
    </message>
    <message>
      <source>posture</source>
      <translation>Haltung</translation>
    </message>
    <message>
      <source>pounds a gun point</source>
      <translation>Pfund je Geschützpunkt</translation>
    </message>
    <message>
      <source>primary</source>
      <translation>primär</translation>
    </message>
    <message>
      <source>pull</source>
      <translation>Zug nach oben</translation>
    </message>
    <message>
      <source>quit</source>
      <translation>hat das Feld verlassen</translation>
    </message>
    <message>
      <source>radius</source>
      <translation>Radius</translation>
    </message>
    <message>
      <source>random</source>
      <translation>Zufall</translation>
    </message>
    <message>
      <source>reappears</source>
      <translation>erscheint wieder</translation>
    </message>
    <message>
      <source>regained</source>
      <translation>zurückgewonnen</translation>
    </message>
    <message>
      <source>returned</source>
      <translation>zurückgekehrt</translation>
    </message>
    <message>
      <source>road mode</source>
      <translation>auf der Straße</translation>
    </message>
    <message>
      <source>role</source>
      <translation>Rolle</translation>
    </message>
    <message>
      <source>rout</source>
      <translation>Flucht</translation>
    </message>
    <message>
      <source>rows</source>
      <translation>Zeilen</translation>
    </message>
    <message>
      <source>says</source>
      <translation>sagt</translation>
    </message>
    <message>
      <source>second</source>
      <translation>zweites</translation>
    </message>
    <message>
      <source>secondary</source>
      <translation>sekundär</translation>
    </message>
    <message>
      <source>short</source>
      <translation>kurz</translation>
    </message>
    <message>
      <source>shown columns</source>
      <translation>gezeigte Spalten</translation>
    </message>
    <message>
      <source>shown rows</source>
      <translation>gezeigte Zeilen</translation>
    </message>
    <message>
      <source>slope</source>
      <translation>Steigung</translation>
    </message>
    <message>
      <source>slow start</source>
      <translation>langsamer Beginn</translation>
    </message>
    <message>
      <source>slow start lost</source>
      <translation>Verlust bei langsamem Beginn</translation>
    </message>
    <message>
      <source>smaller force</source>
      <translation>kleinere Streitmacht</translation>
    </message>
    <message>
      <source>spread</source>
      <translation>Streuung</translation>
    </message>
    <message>
      <source>Stand</source>
      <translation>standhalten</translation>
    </message>
    <message>
      <source>stand below</source>
      <translation>standhalten unter</translation>
    </message>
    <message>
      <source>straggling</source>
      <translation>Nachzügler</translation>
    </message>
    <message>
      <source>strength</source>
      <translation>Stärke</translation>
    </message>
    <message>
      <source>The book distributes losses over corps and arms, throws in chance and kills leaders without a figure for any of it; all figures here are ours.</source>
      <translation>Das Buch verteilt Verluste auf Korps und Waffen, bringt Zufall hinein und tötet Anführer, ohne eine Zahl dafür; alle Zahlen hier sind unsere.</translation>
    </message>
    <message>
      <source>The book does not say how its computer answers the questions before a battle; these thresholds are ours.</source>
      <translation>Das Buch sagt nicht, wie sein Computer die Fragen vor einer Schlacht beantwortet; diese Schwellen sind unsere.</translation>
    </message>
    <message>
      <source>The book expects rain by July 4, perhaps a day or two earlier, perhaps never, and a slight chance late in the battle; all figures here are ours.</source>
      <translation>Das Buch erwartet Regen bis zum 4. Juli, vielleicht ein, zwei Tage früher, vielleicht nie, und eine geringe Aussicht spät in der Schlacht; alle Zahlen hier sind unsere.</translation>
    </message>
    <message>
      <source>The book leaves an off-line battle to the players' own methods; these figures are ours.</source>
      <translation>Das Buch überlässt eine Schlacht auf dem Tisch den Spielern; diese Zahlen sind unsere.</translation>
    </message>
    <message>
      <source>The book names what the commander weighs - estimated odds, aggressiveness, urgency - and no figure; all figures here are ours.</source>
      <translation>Das Buch nennt, was der Befehlshaber abwägt - geschätzte Chancen, Angriffslust, Nachdruck - und keine Zahl; alle Zahlen hier sind unsere.</translation>
    </message>
    <message>
      <source>The book says that some reports are false, not how many; this chance is ours.</source>
      <translation>Das Buch sagt, dass manche Meldungen falsch sind, nicht wie viele; diese Wahrscheinlichkeit ist unsere.</translation>
    </message>
    <message>
      <source>The book says which way urgency and aggressiveness work, and how much lower urgency is at night; the probabilities are ours.</source>
      <translation>Das Buch sagt, wie Nachdruck und Angriffslust wirken und wie viel geringer der Nachdruck nachts ist; die Wahrscheinlichkeiten sind unsere.</translation>
    </message>
    <message>
      <source>The book shows effectiveness on the screen and never prints it; these estimates keep to the scale of its sample status report.</source>
      <translation>Das Buch zeigt den Kampfwert auf dem Bildschirm und druckt ihn nie; diese Schätzungen halten sich an den Maßstab seines Musters einer Lagemeldung.</translation>
    </message>
    <message>
      <source>The book tells that corps may be a little slow and that some orders delay them slightly; how often and how long is ours.</source>
      <translation>Das Buch sagt, dass Korps etwas langsam sein können und manche Befehle sie ein wenig verzögern; wie oft und wie lange ist unseres.</translation>
    </message>
    <message>
      <source>The book tells that urgency fills the front line, that the front weighs more in the odds and loses more; all figures here are ours.</source>
      <translation>Das Buch sagt, dass Nachdruck das erste Treffen füllt, dass die Front bei den Chancen mehr wiegt und mehr verliert; alle Zahlen hier sind unsere.</translation>
    </message>
    <message>
      <source>The Confederate player reads what has come in and writes his orders.</source>
      <translation>Der konföderierte Spieler liest, was eingegangen ist, und schreibt seine Befehle.</translation>
    </message>
    <message>
      <source>The Union player reads what has come in and writes his orders.</source>
      <translation>Der Spieler der Union liest, was eingegangen ist, und schreibt seine Befehle.</translation>
    </message>
    <message>
      <source>tired</source>
      <translation>müde</translation>
    </message>
    <message>
      <source>tiring losses</source>
      <translation>zehrende Verluste</translation>
    </message>
    <message>
      <source>turn 1</source>
      <translation>Zug 1</translation>
    </message>
    <message>
      <source>two states</source>
      <translation>zwei Zustände</translation>
    </message>
    <message>
      <source>Type</source>
      <translation>Art</translation>
    </message>
    <message>
      <source>unbridged river</source>
      <translation>Fluss ohne Brücke</translation>
    </message>
    <message>
      <source>up to a full move at up to 45°</source>
      <translation>bis zu einer vollen Bewegung, bis 45°</translation>
    </message>
    <message>
      <source>Urgency</source>
      <translation>Nachdruck</translation>
    </message>
    <message>
      <source>urgency centre</source>
      <translation>Mitte des Nachdrucks</translation>
    </message>
    <message>
      <source>urgency fatigue</source>
      <translation>Nachdruck durch Erschöpfung</translation>
    </message>
    <message>
      <source>victory</source>
      <translation>Sieg</translation>
    </message>
    <message>
      <source>weaker force</source>
      <translation>schwächere Streitmacht</translation>
    </message>
    <message>
      <source>weather</source>
      <translation>Wetter</translation>
    </message>
    <message>
      <source>weight</source>
      <translation>Gewicht</translation>
    </message>
    <message>
      <source>withdraw below</source>
      <translation>ausweichen unter</translation>
    </message>
    <message>
      <source>worn below</source>
      <translation>angeschlagen unter</translation>
    </message>
    <message>
      <source>wounded</source>
      <translation>Verwundete</translation>
    </message>
    <message>
      <source>zero at</source>
      <translation>null bei</translation>
    </message>
    <message>
      <source>−301 or less</source>
      <translation>−301 oder weniger</translation>
    </message>
    <message>
      <source>−426 or less</source>
      <translation>−426 oder weniger</translation>
    </message>
    <message>
      <source>Game</source>
      <translation>Spiel</translation>
    </message>
    <message>
      <source>View</source>
      <translation>Ansicht</translation>
    </message>
    <message>
      <source>Help</source>
      <translation>Hilfe</translation>
    </message>
    <message>
      <source>Answer the question</source>
      <translation>Frage beantworten</translation>
    </message>
    <message>
      <source>Charge combat</source>
      <translation>Sturmkampf</translation>
    </message>
    <message>
      <source>Roll a struggle again</source>
      <translation>Verzweifelten Kampf erneut würfeln</translation>
    </message>
    <message>
      <source>Breakthrough move</source>
      <translation>Durchbruchsbewegung</translation>
    </message>
    <message>
      <source>Bring on arrivals</source>
      <translation>Eintreffende aufstellen</translation>
    </message>
    <message>
      <source>Delay arrivals</source>
      <translation>Eintreffen verschieben</translation>
    </message>
    <message>
      <source>Tick off everything on the table</source>
      <translation>Alles auf dem Tisch abhaken</translation>
    </message>
    <message>
      <source>End the battle, or take it up again</source>
      <translation>Schlacht beenden oder wieder aufnehmen</translation>
    </message>
    <message>
      <source>Move, with the movement calculator</source>
      <translation>Bewegen, mit Bewegungsrechner</translation>
    </message>
    <message>
      <source>Change formation</source>
      <translation>Formation wechseln</translation>
    </message>
    <message>
      <source>Unlimber</source>
      <translation>Abprotzen</translation>
    </message>
    <message>
      <source>Face about or turn</source>
      <translation>Kehrtmachen oder drehen</translation>
    </message>
    <message>
      <source>Attach a leader</source>
      <translation>Anführer anschließen</translation>
    </message>
    <message>
      <source>Detach a leader</source>
      <translation>Anführer lösen</translation>
    </message>
    <message>
      <source>Move a leader</source>
      <translation>Anführer bewegen</translation>
    </message>
    <message>
      <source>Replace a fallen leader</source>
      <translation>Gefallenen Anführer ersetzen</translation>
    </message>
    <message>
      <source>Break contact</source>
      <translation>Kontakt lösen</translation>
    </message>
    <message>
      <source>Surrender</source>
      <translation>Ergeben</translation>
    </message>
    <message>
      <source>Leave the table</source>
      <translation>Tisch verlassen</translation>
    </message>
    <message>
      <source>Mark seen or hidden</source>
      <translation>Als gesehen oder verborgen kennzeichnen</translation>
    </message>
    <message>
      <source>Dice by side and kind</source>
      <translation>Würfel nach Seite und Art</translation>
    </message>
    <message>
      <source>Warning, loss, must</source>
      <translation>Warnung, Verlust, Pflicht</translation>
    </message>
    <message>
      <source>Done, saved</source>
      <translation>Erledigt, gespeichert</translation>
    </message>
    <message>
      <source>What is lit now</source>
      <translation>Was jetzt hervorgehoben ist</translation>
    </message>
    <message>
      <source>Detached leaders</source>
      <translation>Gelöste Anführer</translation>
    </message>
    <message>
      <source>Charge combats</source>
      <translation>Sturmkämpfe</translation>
    </message>
    <message>
      <source>Breakthrough combats</source>
      <translation>Durchbruchskämpfe</translation>
    </message>
    <message>
      <source>double click goes there</source>
      <translation>Doppelklick geht dorthin</translation>
    </message>
    <message>
      <source>A4</source>
      <translation>A4</translation>
    </message>
    <message>
      <source>A3</source>
      <translation>A3</translation>
    </message>
    <message>
      <source>A6</source>
      <translation>A6</translation>
    </message>
    <message>
      <source>US Letter</source>
      <translation>US Letter</translation>
    </message>
    <message>
      <source>Tarot</source>
      <translation>Tarot</translation>
    </message>
    <message>
      <source>Poker</source>
      <translation>Poker</translation>
    </message>
    <message>
      <source>The whole paper</source>
      <translation>Das ganze Blatt</translation>
    </message>
    <message>
      <source>Each on its own, one after the other</source>
      <translation>Jede für sich, nacheinander</translation>
    </message>
    <message>
      <source>Both sides, turned by the long edge</source>
      <translation>Beidseitig, über die lange Kante</translation>
    </message>
    <message>
      <source>Both sides, turned by the short edge</source>
      <translation>Beidseitig, über die kurze Kante</translation>
    </message>
    <message>
      <source>Beside each other, to be folded over</source>
      <translation>Nebeneinander, zum Umklappen</translation>
    </message>
    <message>
      <source>Shades of grey</source>
      <translation>Graustufen</translation>
    </message>
    <message>
      <source>Saving ink</source>
      <translation>Tinte sparen</translation>
    </message>
    <message>
      <source>Crop marks</source>
      <translation>Schnittmarken</translation>
    </message>
    <message>
      <source>open ground</source>
      <translation>offenes Gelände</translation>
    </message>
    <message>
      <source>favorable ground</source>
      <translation>günstiges Gelände</translation>
    </message>
    <message>
      <source>works, town or wall</source>
      <translation>Werke, Ort oder Mauer</translation>
    </message>
    <message>
      <source>trenches</source>
      <translation>Gräben</translation>
    </message>
    <message>
      <source>Attackers, {n} stand</source>
      <translation>Angreifer, {n} Base</translation>
    </message>
    <message>
      <source>Attackers, {n} stands</source>
      <translation>Angreifer, {n} Basen</translation>
    </message>
    <message>
      <source>Defenders, {n} stand</source>
      <translation>Verteidiger, {n} Base</translation>
    </message>
    <message>
      <source>Defenders, {n} stands</source>
      <translation>Verteidiger, {n} Basen</translation>
    </message>
    <message>
      <source>Ctrl</source>
      <translation>Strg</translation>
    </message>
    <message>
      <source>Shift</source>
      <translation>Umschalt</translation>
    </message>
    <message>
      <source>Del</source>
      <translation>Entf</translation>
    </message>
    <message>
      <source>PgUp</source>
      <translation>Bild ↑</translation>
    </message>
    <message>
      <source>PgDn</source>
      <translation>Bild ↓</translation>
    </message>
    <message>
      <source>Home</source>
      <translation>Pos1</translation>
    </message>
    <message>
      <source>Roster</source>
      <translation>Aufstellung</translation>
    </message>
    <message>
      <source>Status of the game</source>
      <translation>Stand des Spiels</translation>
    </message>
    <message>
      <source>Briefing</source>
      <translation>Lageeinweisung</translation>
    </message>
    <message>
      <source>Counters of the campaign</source>
      <translation>Marken des Feldzugs</translation>
    </message>
    <message>
      <source>strengths hidden</source>
      <translation>Stärken verborgen</translation>
    </message>
    <message>
      <source>units hidden</source>
      <translation>Einheiten verborgen</translation>
    </message>
    <message>
      <source>that</source>
      <translation>das</translation>
    </message>
    <message>
      <source>the computer, basic</source>
      <translation>der Computer, einfach</translation>
    </message>
    <message>
      <source>the computer, able</source>
      <translation>der Computer, tüchtig</translation>
    </message>
    <message>
      <source>the computer, strong</source>
      <translation>der Computer, stark</translation>
    </message>
    <message>
      <source>McClellan comes on along the Antietam, and Lee has eleven hours to hold. The Advanced game: leaders, command control and everything else that the rules have.</source>
      <translation>McClellan rückt am Antietam heran, und Lee muss elf Stunden standhalten. Das volle Spiel: Anführer, Führung und alles, was die Regeln sonst enthalten.</translation>
    </message>
    <message>
      <source>McClellan comes on along the Antietam, and Lee has eleven hours to hold. The Basic game: movement, fire and melee without leaders, rout or fortification. The quickest way onto the field.</source>
      <translation>McClellan rückt am Antietam heran, und Lee muss elf Stunden standhalten. Das Grundspiel: Bewegung, Feuer und Nahkampf ohne Anführer, Flucht und Befestigung. Der schnellste Weg aufs Feld.</translation>
    </message>
    <message>
      <source>McClellan comes on along the Antietam, and Lee has eleven hours to hold. The Intermediate game: morale, disruption, ammunition and fatigue as in the Advanced game, without leaders, with fortification by itself.</source>
      <translation>McClellan rückt am Antietam heran, und Lee muss elf Stunden standhalten. Das mittlere Spiel: Moral, Zerrüttung, Munition und Erschöpfung wie im vollen Spiel, ohne Anführer, mit Befestigung von selbst.</translation>
    </message>
    <message>
      <source>Heth has run into Buford west of Gettysburg, and every corps within a day's march is ordered to the sound of the guns. Lee must win before all of the Union army is up.</source>
      <translation>Heth ist westlich von Gettysburg auf Buford gestoßen, und jedes Korps im Umkreis eines Tagesmarsches eilt dem Kanonendonner entgegen. Lee muss siegen, bevor die ganze Unionsarmee heran ist.</translation>
    </message>
    <message>
      <source>Lee's army lies spread over Pennsylvania and lives off the land; the Union army comes up from Frederick. Forage while it lasts, find the enemy before he finds you, and fight only where a great victory offers itself.</source>
      <translation>Lees Armee liegt über Pennsylvania verstreut und lebt vom Land; die Unionsarmee rückt von Frederick heran. Fouragieren, solange es geht, den Feind finden, bevor er selbst findet, und nur schlagen, wo ein großer Sieg winkt.</translation>
    </message>
    <message>
      <source>Prentiss, W.H.L. Wallace and Hurlbut stand along a farm lane and about an orchard, and brigade after brigade of the Confederates comes on against them; the landing is behind their left. It is noon, and every hour that they hold is one more for Grant.</source>
      <translation>Prentiss, W.H.L. Wallace und Hurlbut stehen an einem Feldweg und um einen Obstgarten, und Brigade um Brigade der Konföderierten rückt gegen sie an; die Landestelle liegt hinter ihrer Linken. Es ist Mittag, und jede Stunde, die sie halten, ist eine mehr für Grant.</translation>
    </message>
    <message>
      <source>Battle in {place}, you are {role}: fight it off-line?</source>
      <translation>Schlacht bei {place}, Rolle: {role}. Am Spieltisch schlagen?</translation>
    </message>
    <message>
      <source>Battle {battle} is fought on the table: enter its result, or answer computer to fight it here.</source>
      <translation>Schlacht {battle} wird am Spieltisch geschlagen: Ergebnis eingeben, oder mit computer antworten, dann wird hier gekämpft.</translation>
    </message>
    <message>
      <source>Battle in {place}, you are {role}. Estimated battle odds {odds}. You seem badly outnumbered. Which urgency, {least} to {most}? {zero} calls the attack off.</source>
      <translation>Schlacht bei {place}, Rolle: {role}. Geschätzte Chancen {odds}. Der Feind scheint weit überlegen. Welcher Nachdruck, {least} bis {most}? {zero} sagt den Angriff ab.</translation>
    </message>
    <message>
      <source>Battle in {place}, you are {role}. Estimated battle odds {odds}. You seem badly outnumbered. Which urgency, {least} to {most}? {zero} counts as {counted}.</source>
      <translation>Schlacht bei {place}, Rolle: {role}. Geschätzte Chancen {odds}. Der Feind scheint weit überlegen. Welcher Nachdruck, {least} bis {most}? {zero} zählt als {counted}.</translation>
    </message>
    <message>
      <source>Battle in {place}, you are {role}. Estimated battle odds {odds}. Which urgency, {least} to {most}? {zero} calls the attack off.</source>
      <translation>Schlacht bei {place}, Rolle: {role}. Geschätzte Chancen {odds}. Welcher Nachdruck, {least} bis {most}? {zero} sagt den Angriff ab.</translation>
    </message>
    <message>
      <source>Battle in {place}, you are {role}. Estimated battle odds {odds}. Which urgency, {least} to {most}? {zero} counts as {counted}.</source>
      <translation>Schlacht bei {place}, Rolle: {role}. Geschätzte Chancen {odds}. Welcher Nachdruck, {least} bis {most}? {zero} zählt als {counted}.</translation>
    </message>
    <message>
      <source>Battle in {place}: rank your corps for combat, the front line first. {corps}</source>
      <translation>Schlacht bei {place}: die Korps für den Kampf reihen, die vordere Linie zuerst. {corps}</translation>
    </message>
    <message>
      <source>{corps} ({leader}) has failed to get away safely; its morale is {morale}. Shall it try again? If it fails it routs and loses {loss} percent; if it does not try it stands.</source>
      <translation>{corps} ({leader}) ist nicht sicher losgekommen; die Moral ist {morale}. Noch einmal versuchen? Misslingt es, flieht das Korps und verliert {loss} Prozent; ohne Versuch hält es stand.</translation>
    </message>
    <message>
      <source>Confederate Player Phase, {moment}: the Confederate player takes over</source>
      <translation>Konföderierte Spielerphase, {moment}: der konföderierte Spieler übernimmt</translation>
    </message>
    <message>
      <source>Union Player Phase, {moment}: the Union player takes over</source>
      <translation>Spielerphase der Union, {moment}: der Spieler der Union übernimmt</translation>
    </message>
    <message>
      <source>turn {turn}, {day}, {hour}</source>
      <translation>Zug {turn}, {day}, {hour}</translation>
    </message>
    <message>
      <source>Battle in {place}, {day}</source>
      <translation>Schlacht bei {place}, {day}</translation>
    </message>
    <message>
      <source>{side} resigns: {reason}</source>
      <translation>{side} gibt auf: {reason}</translation>
    </message>
    <message>
      <source>{side} resigns</source>
      <translation>{side} gibt auf</translation>
    </message>
    <message>
      <source>The set-up phase</source>
      <translation>Der Aufbau</translation>
    </message>
    <message>
      <source>The reconnaissance phase</source>
      <translation>Die Aufklärungsphase</translation>
    </message>
    <message>
      <source>The receipt phase</source>
      <translation>Die Phase des Befehlsempfangs</translation>
    </message>
    <message>
      <source>The execution phase</source>
      <translation>Die Ausführungsphase</translation>
    </message>
    <message>
      <source>The fatigue phase</source>
      <translation>Die Erschöpfungsphase</translation>
    </message>
    <message>
      <source>The computer's Confederate orders</source>
      <translation>Befehle des Computers, Konföderierte</translation>
    </message>
    <message>
      <source>The computer's Union orders</source>
      <translation>Befehle des Computers, Union</translation>
    </message>
    <message>
      <source>ET: end of the set-up</source>
      <translation>ET: Ende des Aufbaus</translation>
    </message>
    <message>
      <source>ET: end of the {phase}</source>
      <translation>ET: Ende – {phase}</translation>
    </message>
    <message>
      <source>Result of battle {battle} from the table</source>
      <translation>Ergebnis von Schlacht {battle} vom Spieltisch</translation>
    </message>
    <message>
      <source>Set up {corps}: {told}</source>
      <translation>Aufbau {corps}: {told}</translation>
    </message>
    <message>
      <source>number {number}, urgency {urgency}, contact {contact}</source>
      <translation>Nummer {number}, Nachdruck {urgency}, Kontakt {contact}</translation>
    </message>
    <message>
      <source>number {number}, urgency {urgency}</source>
      <translation>Nummer {number}, Nachdruck {urgency}</translation>
    </message>
    <message>
      <source>number {number}, contact {contact}</source>
      <translation>Nummer {number}, Kontakt {contact}</translation>
    </message>
    <message>
      <source>urgency {urgency}, contact {contact}</source>
      <translation>Nachdruck {urgency}, Kontakt {contact}</translation>
    </message>
    <message>
      <source>number {number}</source>
      <translation>Nummer {number}</translation>
    </message>
    <message>
      <source>urgency {urgency}</source>
      <translation>Nachdruck {urgency}</translation>
    </message>
    <message>
      <source>contact {contact}</source>
      <translation>Kontakt {contact}</translation>
    </message>
    <message>
      <source>Override the game: {field} = {value} ({reason})</source>
      <translation>Von Hand gesetzt, Spiel: {field} = {value} ({reason})</translation>
    </message>
    <message>
      <source>Override {corps}: {field} = {value} ({reason})</source>
      <translation>Von Hand gesetzt, {corps}: {field} = {value} ({reason})</translation>
    </message>
    <message>
      <source>The {side} player resigns</source>
      <translation>Der Spieler „{side}“ gibt auf</translation>
    </message>
    <message>
      <source>OF: force of {corps} at {rate}</source>
      <translation>OF: Verband aus {corps}, Marsch {rate}</translation>
    </message>
    <message>
      <source>SU {corps}: urgency {urgency}</source>
      <translation>SU {corps}: Nachdruck {urgency}</translation>
    </message>
    <message>
      <source>SM {corps}: {march}</source>
      <translation>SM {corps}: {march}</translation>
    </message>
    <message>
      <source>CM {corps}: {contact}</source>
      <translation>CM {corps}: {contact}</translation>
    </message>
    <message>
      <source>MV {corps}: from {start} by {steps}</source>
      <translation>MV {corps}: von {start} über {steps}</translation>
    </message>
    <message>
      <source>MV {corps}: to {hex}</source>
      <translation>MV {corps}: nach {hex}</translation>
    </message>
    <message>
      <source>CD {corps}: {deployment}</source>
      <translation>CD {corps}: {deployment}</translation>
    </message>
    <message>
      <source>{code} the force</source>
      <translation>{code} der Verband</translation>
    </message>
    <message>
      <source>whether {corps} loses its leader ({ruling})</source>
      <translation>ob {corps} den Anführer verliert ({ruling})</translation>
    </message>
    <message>
      <source>leadership of {corps}'s new leader ({ruling})</source>
      <translation>Führung des neuen Anführers von {corps} ({ruling})</translation>
    </message>
    <message>
      <source>aggressiveness of {corps}'s new leader ({ruling})</source>
      <translation>Angriffslust des neuen Anführers von {corps} ({ruling})</translation>
    </message>
    <message>
      <source>leadership of the new {side} commander ({ruling})</source>
      <translation>Führung des neuen Befehlshabers, {side} ({ruling})</translation>
    </message>
    <message>
      <source>error of {side} reconnaissance before battle {battle} ({ruling})</source>
      <translation>Fehler der Aufklärung vor Schlacht {battle}, {side} ({ruling})</translation>
    </message>
    <message>
      <source>{side}: cavalry power</source>
      <translation>{side}: Wert der Kavallerie</translation>
    </message>
    <message>
      <source>{side}: greatest error, percent</source>
      <translation>{side}: größter Fehler, Prozent</translation>
    </message>
    <message>
      <source>{side}: error drawn, percent</source>
      <translation>{side}: gezogener Fehler, Prozent</translation>
    </message>
    <message>
      <source>{side}: own combat strength</source>
      <translation>{side}: eigene Kampfstärke</translation>
    </message>
    <message>
      <source>{side}: estimated enemy combat strength</source>
      <translation>{side}: geschätzte Kampfstärke des Feindes</translation>
    </message>
    <message>
      <source>{side}: estimated battle odds</source>
      <translation>{side}: geschätzte Chancen der Schlacht</translation>
    </message>
    <message>
      <source>{side}: thinks itself outnumbered</source>
      <translation>{side}: hält sich für unterlegen</translation>
    </message>
    <message>
      <source>{corps}: its side thinks itself outnumbered</source>
      <translation>{corps}: die Seite hält sich für unterlegen</translation>
    </message>
    <message>
      <source>{side}: the computer's urgency</source>
      <translation>{side}: Nachdruck des Computers</translation>
    </message>
    <message>
      <source>{side}: urgency of the outnumbered</source>
      <translation>{side}: Nachdruck des Unterlegenen</translation>
    </message>
    <message>
      <source>{side}: urgency of {corps}</source>
      <translation>{side}: Nachdruck von {corps}</translation>
    </message>
    <message>
      <source>{side}: urgency ordered</source>
      <translation>{side}: befohlener Nachdruck</translation>
    </message>
    <message>
      <source>{side}: urgency {urgency} with aggressiveness</source>
      <translation>{side}: Nachdruck {urgency} mit Angriffslust</translation>
    </message>
    <message>
      <source>{side}: urgency under leadership {leadership} against {other}</source>
      <translation>{side}: Nachdruck bei Führung {leadership} gegen {other}</translation>
    </message>
    <message>
      <source>{side}: ranking</source>
      <translation>{side}: Reihung</translation>
    </message>
    <message>
      <source>{corps} attacks by itself</source>
      <translation>{corps} greift allein an</translation>
    </message>
    <message>
      <source>{corps} leads a joint attack</source>
      <translation>{corps} führt einen gemeinsamen Angriff</translation>
    </message>
    <message>
      <source>{corps} attacks again with {leader}</source>
      <translation>{corps} greift noch einmal an mit {leader}</translation>
    </message>
    <message>
      <source>corps that defend</source>
      <translation>Korps, die verteidigen</translation>
    </message>
    <message>
      <source>random factor of battle {battle} ({ruling})</source>
      <translation>Zufallsfaktor der Schlacht {battle} ({ruling})</translation>
    </message>
    <message>
      <source>{corps}: holds the field</source>
      <translation>{corps}: behauptet das Schlachtfeld</translation>
    </message>
    <message>
      <source>result of battle {battle}</source>
      <translation>Ergebnis der Schlacht {battle}</translation>
    </message>
    <message>
      <source>{corps}: strength points lost on the table; {told}</source>
      <translation>{corps}: am Spieltisch verlorene Stärkepunkte; {told}</translation>
    </message>
    <message>
      <source>{fatigue} fatigue, {stragglers} stragglers</source>
      <translation>{fatigue} Erschöpfung, {stragglers} Nachzügler</translation>
    </message>
    <message>
      <source>{corps}: demoralised, combat mode</source>
      <translation>{corps}: demoralisiert, Gefechtsart</translation>
    </message>
    <message>
      <source>what {corps} takes the enemy's strength for ({ruling})</source>
      <translation>wie stark {corps} den Feind schätzt ({ruling})</translation>
    </message>
    <message>
      <source>{corps}: error of reconnaissance in {hex}, percent</source>
      <translation>{corps}: Fehler der Aufklärung in {hex}, Prozent</translation>
    </message>
    <message>
      <source>{corps}: error of reconnaissance, percent</source>
      <translation>{corps}: Fehler der Aufklärung, Prozent</translation>
    </message>
    <message>
      <source>{corps}: odds as it estimates them</source>
      <translation>{corps}: Chancen nach eigener Schätzung</translation>
    </message>
    <message>
      <source>{corps}: urgency and aggressiveness</source>
      <translation>{corps}: Nachdruck und Angriffslust</translation>
    </message>
    <message>
      <source>{corps}: decision</source>
      <translation>{corps}: Entscheidung</translation>
    </message>
    <message>
      <source>{corps}: combat mode</source>
      <translation>{corps}: Gefechtsart</translation>
    </message>
    <message>
      <source>how fast {corps} marches ({ruling})</source>
      <translation>wie schnell {corps} marschiert ({ruling})</translation>
    </message>
    <message>
      <source>{corps}: chance of force march</source>
      <translation>{corps}: Wahrscheinlichkeit eines Gewaltmarschs</translation>
    </message>
    <message>
      <source>{corps}: chance of rest</source>
      <translation>{corps}: Wahrscheinlichkeit einer Rast</translation>
    </message>
    <message>
      <source>{corps}: march mode</source>
      <translation>{corps}: Marschart</translation>
    </message>
    <message>
      <source>{corps}: contact mode</source>
      <translation>{corps}: Kontaktverhalten</translation>
    </message>
    <message>
      <source>{corps}: in an enemy zone of control</source>
      <translation>{corps}: in einer feindlichen Kontrollzone</translation>
    </message>
    <message>
      <source>whether {corps} is slow to follow its orders ({ruling})</source>
      <translation>ob {corps} seinen Befehlen nur langsam folgt ({ruling})</translation>
    </message>
    <message>
      <source>how many {corps} sees in {hex} ({ruling})</source>
      <translation>wie viele {corps} in {hex} sieht ({ruling})</translation>
    </message>
    <message>
      <source>{corps}: takes the enemy for, times</source>
      <translation>{corps}: schätzt den Feind, mal</translation>
    </message>
    <message>
      <source>activity seen in {hex} ({ruling})</source>
      <translation>Bewegungen gesehen in {hex} ({ruling})</translation>
    </message>
    <message>
      <source>whether activity is seen where nobody is ({ruling})</source>
      <translation>ob Bewegungen gesehen werden, wo niemand ist ({ruling})</translation>
    </message>
    <message>
      <source>in which empty hex activity is seen ({ruling})</source>
      <translation>in welchem leeren Hexfeld Bewegungen gesehen werden ({ruling})</translation>
    </message>
    <message>
      <source>stragglers of {corps}, 0 to {most} percent ({ruling})</source>
      <translation>Nachzügler von {corps}, 0 bis {most} Prozent ({ruling})</translation>
    </message>
    <message>
      <source>{points} points in the {scenario}: {level}</source>
      <translation>{points} Punkte im Szenario {scenario}: {level}</translation>
    </message>
    <message>
      <source>{row}: {count} x {each}</source>
      <translation>{row}: {count} x {each}</translation>
    </message>
    <message>
      <source>whether rain goes on ({ruling})</source>
      <translation>ob der Regen anhält ({ruling})</translation>
    </message>
    <message>
      <source>whether rain begins ({ruling})</source>
      <translation>ob Regen beginnt ({ruling})</translation>
    </message>
    <message>
      <source>whether {corps} gets away ({ruling})</source>
      <translation>ob {corps} loskommt ({ruling})</translation>
    </message>
    <message>
      <source>{corps}: corps morale</source>
      <translation>{corps}: Moral des Korps</translation>
    </message>
    <message>
      <source>{corps}: morale must be at least</source>
      <translation>{corps}: Moral muss mindestens sein</translation>
    </message>
    <message>
      <source>{corps}: strength points lost in the rout</source>
      <translation>{corps}: auf der Flucht verlorene Stärkepunkte</translation>
    </message>
    <message>
      <source>{corps}: gets away</source>
      <translation>{corps}: kommt los</translation>
    </message>
    <message>
      <source>{corps}: hexes open to it</source>
      <translation>{corps}: offene Hexfelder</translation>
    </message>
    <message>
      <source>{corps} prevents it</source>
      <translation>{corps} verhindert es</translation>
    </message>
    <message>
      <source>{side}: surrenders at {odds}</source>
      <translation>{side}: ergibt sich bei {odds}</translation>
    </message>
    <message>
      <source>{corps}: morale</source>
      <translation>{corps}: Moral</translation>
    </message>
    <message>
      <source>{corps}: destroyed</source>
      <translation>{corps}: vernichtet</translation>
    </message>
    <message>
      <source>{corps}: demoralised</source>
      <translation>{corps}: demoralisiert</translation>
    </message>
    <message>
      <source>{side}: strength by echelons</source>
      <translation>{side}: Stärke nach Treffen</translation>
    </message>
    <message>
      <source>{side}: average leadership</source>
      <translation>{side}: durchschnittliche Führung</translation>
    </message>
    <message>
      <source>{side}: average aggressiveness</source>
      <translation>{side}: durchschnittliche Angriffslust</translation>
    </message>
    <message>
      <source>{side}: battle urgency</source>
      <translation>{side}: Nachdruck in der Schlacht</translation>
    </message>
    <message>
      <source>battle odds {odds}</source>
      <translation>Chancen der Schlacht {odds}</translation>
    </message>
    <message>
      <source>leadership odds {odds}</source>
      <translation>Chancen der Führung {odds}</translation>
    </message>
    <message>
      <source>random factor</source>
      <translation>Zufallsfaktor</translation>
    </message>
    <message>
      <source>combat odds {odds}</source>
      <translation>Kampfchancen {odds}</translation>
    </message>
    <message>
      <source>casualty rate in percent of the smaller force</source>
      <translation>Verlustrate in Prozent des kleineren Verbands</translation>
    </message>
    <message>
      <source>{corps}: fatigue of its losses</source>
      <translation>{corps}: Erschöpfung durch Verluste</translation>
    </message>
    <message>
      <source>{corps}: fatigue of urgency</source>
      <translation>{corps}: Erschöpfung durch Nachdruck</translation>
    </message>
    <message>
      <source>{side}: strength points to lose</source>
      <translation>{side}: zu verlierende Stärkepunkte</translation>
    </message>
    <message>
      <source>{corps}: share by exposure</source>
      <translation>{corps}: Anteil nach Gefährdung</translation>
    </message>
    <message>
      <source>{corps}: strength points lost</source>
      <translation>{corps}: verlorene Stärkepunkte</translation>
    </message>
    <message>
      <source>{corps}: attacks in road mode, x {times}</source>
      <translation>{corps}: greift in Marschkolonne an, x {times}</translation>
    </message>
    <message>
      <source>{corps}: demoralised, of the larger force, x {times}</source>
      <translation>{corps}: demoralisiert, vom größeren Verband, x {times}</translation>
    </message>
    <message>
      <source>{corps} {arm}: no multiple is less</source>
      <translation>{corps} {arm}: kein Vielfaches ist kleiner</translation>
    </message>
    <message>
      <source>{corps} {arm}: {points} strength points at {times}</source>
      <translation>{corps} {arm}: {points} Stärkepunkte mal {times}</translation>
    </message>
    <message>
      <source>{corps} {arm}: {modifier}</source>
      <translation>{corps} {arm}: {modifier}</translation>
    </message>
    <message>
      <source>{corps}: front line</source>
      <translation>{corps}: vordere Linie</translation>
    </message>
    <message>
      <source>{corps}: second line</source>
      <translation>{corps}: zweite Linie</translation>
    </message>
    <message>
      <source>{corps}: reserve</source>
      <translation>{corps}: Reserve</translation>
    </message>
    <message>
      <source>{corps}: combat strength</source>
      <translation>{corps}: Kampfstärke</translation>
    </message>
    <message>
      <source>Reconnaissance Phase</source>
      <translation>Aufklärungsphase</translation>
    </message>
    <message>
      <source>Confederate Player Phase</source>
      <translation>Konföderierte Spielerphase</translation>
    </message>
    <message>
      <source>Union Player Phase</source>
      <translation>Spielerphase der Union</translation>
    </message>
    <message>
      <source>Order Receipt Phase</source>
      <translation>Phase des Befehlsempfangs</translation>
    </message>
    <message>
      <source>Execution Phase</source>
      <translation>Ausführungsphase</translation>
    </message>
    <message>
      <source>Fatigue Phase</source>
      <translation>Erschöpfungsphase</translation>
    </message>
    <message>
      <source>the referee enters the result of battle {battle}, as typed from the return form: {field}</source>
      <translation>der Spielleiter gibt das Ergebnis von Schlacht {battle} ein, vom Rückmeldebogen getippt: {field}</translation>
    </message>
    <message>
      <source>the referee enters the result of battle {battle}, from the table game: {field}</source>
      <translation>der Spielleiter gibt das Ergebnis von Schlacht {battle} ein, aus dem Tischspiel: {field}</translation>
    </message>
    <message>
      <source>the referee enters the result of battle {battle}, from the battle file: {field}</source>
      <translation>der Spielleiter gibt das Ergebnis von Schlacht {battle} ein, aus der Schlachtdatei: {field}</translation>
    </message>
    <message>
      <source>the referee enters the result of battle {battle}, from a result's file: {field}</source>
      <translation>der Spielleiter gibt das Ergebnis von Schlacht {battle} ein, aus einer Ergebnisdatei: {field}</translation>
    </message>
    <message>
      <source>{corps} loses one strength point in battle</source>
      <translation>{corps} verliert in der Schlacht einen Stärkepunkt</translation>
    </message>
    <message>
      <source>{corps} loses {n} strength points in battle</source>
      <translation>{corps} verliert in der Schlacht {n} Stärkepunkte</translation>
    </message>
    <message>
      <source>{corps} loses one strength point in its rout</source>
      <translation>{corps} verliert auf der Flucht einen Stärkepunkt</translation>
    </message>
    <message>
      <source>{corps} loses {n} strength points in its rout</source>
      <translation>{corps} verliert auf der Flucht {n} Stärkepunkte</translation>
    </message>
    <message>
      <source>{corps} loses one strength point and surrenders</source>
      <translation>{corps} verliert einen Stärkepunkt und ergibt sich</translation>
    </message>
    <message>
      <source>{corps} loses {n} strength points and surrenders</source>
      <translation>{corps} verliert {n} Stärkepunkte und ergibt sich</translation>
    </message>
    <message>
      <source>{corps} loses one strength point by fatigue</source>
      <translation>{corps} verliert durch Erschöpfung einen Stärkepunkt</translation>
    </message>
    <message>
      <source>{corps} loses {n} strength points by fatigue</source>
      <translation>{corps} verliert durch Erschöpfung {n} Stärkepunkte</translation>
    </message>
    <message>
      <source>{corps} loses one strength point in the battle on the table</source>
      <translation>{corps} verliert in der Schlacht am Spieltisch einen Stärkepunkt</translation>
    </message>
    <message>
      <source>{corps} loses {n} strength points in the battle on the table</source>
      <translation>{corps} verliert in der Schlacht am Spieltisch {n} Stärkepunkte</translation>
    </message>
    <message>
      <source>{corps} is destroyed in battle</source>
      <translation>{corps} wird in der Schlacht vernichtet</translation>
    </message>
    <message>
      <source>{corps} is destroyed in its rout</source>
      <translation>{corps} wird auf der Flucht vernichtet</translation>
    </message>
    <message>
      <source>{corps} is destroyed and surrenders</source>
      <translation>{corps} ist vernichtet und ergibt sich</translation>
    </message>
    <message>
      <source>{corps} is destroyed by fatigue</source>
      <translation>{corps} wird durch Erschöpfung vernichtet</translation>
    </message>
    <message>
      <source>{corps} is destroyed in the battle on the table</source>
      <translation>{corps} wird in der Schlacht am Spieltisch vernichtet</translation>
    </message>
    <message>
      <source>{corps} gets away safely</source>
      <translation>{corps} kommt sicher los</translation>
    </message>
    <message>
      <source>{corps} cannot get away and stands</source>
      <translation>{corps} kommt nicht los und hält stand</translation>
    </message>
    <message>
      <source>{corps} routs</source>
      <translation>{corps} flieht</translation>
    </message>
    <message>
      <source>{corps} attacked in {hex}: {lost} % lost; the enemy {men} strong, {enemy_lost} % estimated lost</source>
      <translation>{corps} griff an in {hex}: {lost} % verloren; der Feind {men} Mann stark, geschätzt {enemy_lost} % verloren</translation>
    </message>
    <message>
      <source>{corps} was attacked in {hex}: {lost} % lost; the enemy {men} strong, {enemy_lost} % estimated lost</source>
      <translation>{corps} wurde angegriffen in {hex}: {lost} % verloren; der Feind {men} Mann stark, geschätzt {enemy_lost} % verloren</translation>
    </message>
    <message>
      <source>{corps} were attacked in {hex}: {lost} % lost; the enemy {men} strong, {enemy_lost} % estimated lost</source>
      <translation>{corps} wurden angegriffen in {hex}: {lost} % verloren; der Feind {men} Mann stark, geschätzt {enemy_lost} % verloren</translation>
    </message>
    <message>
      <source>one turn ago</source>
      <translation>vor einem Zug</translation>
    </message>
    <message>
      <source>{n} turns ago</source>
      <translation>vor {n} Zügen</translation>
    </message>
    <message>
      <source>{corps} loses one strength point of stragglers</source>
      <translation>{corps} verliert einen Stärkepunkt an Nachzüglern</translation>
    </message>
    <message>
      <source>{corps} loses {n} strength points of stragglers</source>
      <translation>{corps} verliert {n} Stärkepunkte an Nachzüglern</translation>
    </message>
    <message>
      <source>{corps} gets back one strength point of stragglers</source>
      <translation>{corps} erhält einen Stärkepunkt an Nachzüglern zurück</translation>
    </message>
    <message>
      <source>{corps} gets back {n} strength points of stragglers</source>
      <translation>{corps} erhält {n} Stärkepunkte an Nachzüglern zurück</translation>
    </message>
    <message>
      <source>{corps} forages in {hex}: one point</source>
      <translation>{corps} fouragiert in {hex}: ein Punkt</translation>
    </message>
    <message>
      <source>{corps} forages in {hex}: {n} points</source>
      <translation>{corps} fouragiert in {hex}: {n} Punkte</translation>
    </message>
    <message>
      <source>shows the map from a corner hex, with its key</source>
      <translation>zeigt die Karte von einem Eckfeld an, mit Legende</translation>
    </message>
    <message>
      <source>shows your corps near headquarters: number and contact mode, effectiveness, fatigue, strengths, stragglers, urgency, percent left</source>
      <translation>zeigt die Korps nahe dem Hauptquartier: Nummer und Kontaktverhalten, Kampfwert, Erschöpfung, Stärken, Nachzügler, Nachdruck, Prozent übrig</translation>
    </message>
    <message>
      <source>makes a corps commander the secondary army commander, who leads joint attacks where you are absent</source>
      <translation>macht einen Korpsführer zum zweiten Armeebefehlshaber, der gemeinsame Angriffe führt, wo der erste fehlt</translation>
    </message>
    <message>
      <source>says where the game is kept; every order is saved as it is given</source>
      <translation>sagt, wo das Spiel liegt; jeder Befehl wird sofort gespeichert</translation>
    </message>
    <message>
      <source>sends the couriers and ends your phase</source>
      <translation>schickt die Kuriere los und beendet die Phase</translation>
    </message>
    <message>
      <source>writes orders to one corps (menu B)</source>
      <translation>schreibt Befehle an ein Korps (Menü B)</translation>
    </message>
    <message>
      <source>forms a force of corps that march at one rate this turn, and writes orders to all of them (menu C)</source>
      <translation>bildet einen Verband aus Korps, die in diesem Zug gleich schnell marschieren, und schreibt Befehle an alle (Menü C)</translation>
    </message>
    <message>
      <source>shows this turn's dispatches again</source>
      <translation>zeigt die Depeschen dieses Zuges noch einmal</translation>
    </message>
    <message>
      <source>how hard the corps marches and fights: higher is harder</source>
      <translation>wie entschlossen das Korps marschiert und kämpft: höher ist entschlossener</translation>
    </message>
    <message>
      <source>the march mode of headquarters, until you set another</source>
      <translation>die Marschart des Hauptquartiers, bis eine andere gesetzt wird</translation>
    </message>
    <message>
      <source>what the corps does when it meets the enemy: initiative, withdraw, stand, attack, hasty attack</source>
      <translation>was das Korps tut, wenn es auf den Feind trifft: Initiative, ausweichen, standhalten, angreifen, hastig angreifen</translation>
    </message>
    <message>
      <source>where it goes first if it has to withdraw; does not make it withdraw</source>
      <translation>wohin es zuerst geht, wenn es ausweichen muss; lässt es nicht ausweichen</translation>
    </message>
    <message>
      <source>where it goes first if it attacks; does not make it attack</source>
      <translation>wohin es zuerst geht, wenn es angreift; lässt es nicht angreifen</translation>
    </message>
    <message>
      <source>sends an attacking corps into a hex of friends without a fight there</source>
      <translation>schickt ein angreifendes Korps ohne dortigen Kampf in ein eigenes Hexfeld</translation>
    </message>
    <message>
      <source>takes the corps off the map towards Washington</source>
      <translation>führt das Korps von der Karte nach Washington</translation>
    </message>
    <message>
      <source>marches along a path that you lay hex by hex</source>
      <translation>marschiert einen Weg entlang, der Hexfeld für Hexfeld gelegt wird</translation>
    </message>
    <message>
      <source>looks two hexes far until it moves or meets the enemy</source>
      <translation>sieht zwei Hexfelder weit, bis es sich bewegt oder auf den Feind trifft</translation>
    </message>
    <message>
      <source>road column to march, deployed to fight; marching and fighting change it by themselves</source>
      <translation>Straße zum Marschieren, entfaltet zum Kämpfen; Marsch und Kampf ändern es von selbst</translation>
    </message>
    <message>
      <source>shows its combat mode, deployment, hex and the orders it will try to carry out</source>
      <translation>zeigt Gefechtsart, Gliederung, Hexfeld und die Befehle, die es ausführen will</translation>
    </message>
    <message>
      <source>back to menu A; what you wrote leaves at ET</source>
      <translation>zurück zu Menü A; das Geschriebene geht mit ET ab</translation>
    </message>
    <message>
      <source>at once</source>
      <translation>sofort</translation>
    </message>
    <message>
      <source>by courier; obeyed at once before the enemy, else in its turn</source>
      <translation>durch Kurier; vor dem Feind sofort befolgt, sonst der Reihe nach</translation>
    </message>
    <message>
      <source>by courier; the orders it brings replace all earlier ones</source>
      <translation>durch Kurier; die gebrachten Befehle ersetzen alle früheren</translation>
    </message>
    <message>
      <source>Menu A, strategic orders</source>
      <translation>Menü A, strategische Befehle</translation>
    </message>
    <message>
      <source>Menu B, orders to a corps</source>
      <translation>Menü B, Befehle an ein Korps</translation>
    </message>
    <message>
      <source>Menu C, force orders</source>
      <translation>Menü C, Befehle an einen Verband</translation>
    </message>
    <message>
      <source>Activity reports</source>
      <translation>Meldungen von Bewegungen</translation>
    </message>
    <message>
      <source>Battle reports</source>
      <translation>Meldungen von Schlachten</translation>
    </message>
    <message>
      <source>Reconnaissance reports</source>
      <translation>Meldungen der Aufklärung</translation>
    </message>
    <message>
      <source>Location reports</source>
      <translation>Standortmeldungen</translation>
    </message>
    <message>
      <source>Army of the Potomac</source>
      <translation>Potomac-Armee</translation>
    </message>
    <message>
      <source>Army of Northern Virginia</source>
      <translation>Armee von Nord-Virginia</translation>
    </message>
    <message>
      <source>Both armies</source>
      <translation>Beide Armeen</translation>
    </message>
    <message>
      <source>Reconnaissance</source>
      <translation>Aufklärung</translation>
    </message>
    <message>
      <source>Confederate orders</source>
      <translation>Befehle der Konföderierten</translation>
    </message>
    <message>
      <source>Union orders</source>
      <translation>Befehle der Union</translation>
    </message>
    <message>
      <source>Order receipt</source>
      <translation>Befehlsempfang</translation>
    </message>
    <message>
      <source>Execution</source>
      <translation>Ausführung</translation>
    </message>
    <message>
      <source>Field</source>
      <translation>Feld</translation>
    </message>
    <message>
      <source>Forces</source>
      <translation>Verbände</translation>
    </message>
    <message>
      <source>the table game</source>
      <translation>dem Tischspiel</translation>
    </message>
    <message>
      <source>a battle file filled in</source>
      <translation>einer ausgefüllten Schlachtdatei</translation>
    </message>
    <message>
      <source>a result of another program</source>
      <translation>dem Ergebnis eines anderen Programms</translation>
    </message>
    <message>
      <source>A battle: with what urgency?</source>
      <translation>Eine Schlacht: mit welchem Nachdruck?</translation>
    </message>
    <message>
      <source>A battle: who stands in front?</source>
      <translation>Eine Schlacht: wer steht vorn?</translation>
    </message>
    <message>
      <source>It has not got away: shall it try again?</source>
      <translation>Nicht losgekommen: noch einmal versuchen?</translation>
    </message>
    <message>
      <source>A battle: fight it on the table?</source>
      <translation>Eine Schlacht: am Spieltisch schlagen?</translation>
    </message>
    <message>
      <source>A battle is fought on the table</source>
      <translation>Eine Schlacht wird am Spieltisch geschlagen</translation>
    </message>
    <message>
      <source>open country</source>
      <translation>offenes Gelände</translation>
    </message>
    <message>
      <source>mountain, impassable</source>
      <translation>Gebirge, unwegsam</translation>
    </message>
    <message>
      <source>fought on the table</source>
      <translation>am Spieltisch geschlagen</translation>
    </message>
    <message>
      <source>fought by the computer</source>
      <translation>durch den Computer geschlagen</translation>
    </message>
    <message>
      <source>Report</source>
      <translation>Bericht</translation>
    </message>
    <message>
      <source>The table's journal</source>
      <translation>Protokoll vom Tisch</translation>
    </message>
    <message>
      <source>initiative (mode)</source>
      <translation>Initiative</translation>
    </message>
    <message>
      <source>withdraw (mode)</source>
      <translation>ausweichen</translation>
    </message>
    <message>
      <source>stand (mode)</source>
      <translation>standhalten</translation>
    </message>
    <message>
      <source>attack (mode)</source>
      <translation>Angriff</translation>
    </message>
    <message>
      <source>hasty attack (mode)</source>
      <translation>hastiger Angriff</translation>
    </message>
    <message>
      <source>rest (mode)</source>
      <translation>Rast</translation>
    </message>
    <message>
      <source>normal (mode)</source>
      <translation>normal</translation>
    </message>
    <message>
      <source>force (mode)</source>
      <translation>Gewaltmarsch</translation>
    </message>
    <message>
      <source>road (mode)</source>
      <translation>Marschkolonne</translation>
    </message>
    <message>
      <source>deployed (mode)</source>
      <translation>entfaltet</translation>
    </message>
    <message>
      <source>look at map</source>
      <translation>Karte ansehen</translation>
    </message>
    <message>
      <source>status report</source>
      <translation>Lagemeldung</translation>
    </message>
    <message>
      <source>designate commander</source>
      <translation>Befehlshaber ernennen</translation>
    </message>
    <message>
      <source>save game</source>
      <translation>Spiel speichern</translation>
    </message>
    <message>
      <source>end turn</source>
      <translation>Zug beenden</translation>
    </message>
    <message>
      <source>order corps</source>
      <translation>Korps befehligen</translation>
    </message>
    <message>
      <source>order force</source>
      <translation>Verband befehligen</translation>
    </message>
    <message>
      <source>corps within two hexes of headquarters</source>
      <translation>Korps im Umkreis von zwei Hexfeldern um das Hauptquartier</translation>
    </message>
    <message>
      <source>look at dispatches</source>
      <translation>Depeschen ansehen</translation>
    </message>
    <message>
      <source>set urgency</source>
      <translation>Nachdruck setzen</translation>
    </message>
    <message>
      <source>an urgency</source>
      <translation>ein Nachdruck</translation>
    </message>
    <message>
      <source>set march mode</source>
      <translation>Marschart setzen</translation>
    </message>
    <message>
      <source>headquarters only; R, N or F</source>
      <translation>nur Hauptquartier; R, N oder F</translation>
    </message>
    <message>
      <source>set contact mode</source>
      <translation>Kontaktverhalten setzen</translation>
    </message>
    <message>
      <source>I, W, S, A or H, confirmed</source>
      <translation>I, W, S, A oder H, bestätigt</translation>
    </message>
    <message>
      <source>retreat to hex</source>
      <translation>Rückzugsfeld</translation>
    </message>
    <message>
      <source>an adjacent hex, no mountain; corps in same-turn range</source>
      <translation>ein Nachbarfeld, kein Gebirge; Korps in Reichweite desselben Zuges</translation>
    </message>
    <message>
      <source>attack hex</source>
      <translation>Angriffsfeld</translation>
    </message>
    <message>
      <source>reinforce hex</source>
      <translation>Verstärkungsfeld</translation>
    </message>
    <message>
      <source>an adjacent hex; attack or hasty attack; one turn; corps in same-turn range</source>
      <translation>ein Nachbarfeld; Angriff oder hastiger Angriff; ein Zug; Korps in Reichweite desselben Zuges</translation>
    </message>
    <message>
      <source>a starting hex, then directions 1 to 6</source>
      <translation>ein Ausgangsfeld, dann Richtungen 1 bis 6</translation>
    </message>
    <message>
      <source>patrol</source>
      <translation>Streife</translation>
    </message>
    <message>
      <source>cavalry corps only</source>
      <translation>nur Kavalleriekorps</translation>
    </message>
    <message>
      <source>change deployment mode</source>
      <translation>Gliederung ändern</translation>
    </message>
    <message>
      <source>R or D</source>
      <translation>R oder D</translation>
    </message>
    <message>
      <source>exit menu</source>
      <translation>Menü verlassen</translation>
    </message>
    <message>
      <source>order another corps</source>
      <translation>anderes Korps befehligen</translation>
    </message>
    <message>
      <source>corps status</source>
      <translation>Stand des Korps</translation>
    </message>
    <message>
      <source>corps in same-turn range</source>
      <translation>Korps in Reichweite desselben Zuges</translation>
    </message>
    <message>
      <source>exit unit</source>
      <translation>Einheit abziehen</translation>
    </message>
    <message>
      <source>Confederate, on an exit hex, in same-turn range</source>
      <translation>Konföderierte, auf einem Ausgangsfeld, in Reichweite desselben Zuges</translation>
    </message>
    <message>
      <source>June 28</source>
      <translation>28. Juni</translation>
    </message>
    <message>
      <source>June 29</source>
      <translation>29. Juni</translation>
    </message>
    <message>
      <source>June 30</source>
      <translation>30. Juni</translation>
    </message>
    <message>
      <source>July 1</source>
      <translation>1. Juli</translation>
    </message>
    <message>
      <source>July 2</source>
      <translation>2. Juli</translation>
    </message>
    <message>
      <source>July 3</source>
      <translation>3. Juli</translation>
    </message>
    <message>
      <source>July 4</source>
      <translation>4. Juli</translation>
    </message>
    <message>
      <source>Confederate decisive</source>
      <translation>entscheidender Sieg der Konföderierten</translation>
    </message>
    <message>
      <source>Confederate substantive</source>
      <translation>deutlicher Sieg der Konföderierten</translation>
    </message>
    <message>
      <source>Confederate marginal</source>
      <translation>knapper Sieg der Konföderierten</translation>
    </message>
    <message>
      <source>Union marginal</source>
      <translation>knapper Sieg der Union</translation>
    </message>
    <message>
      <source>Union substantive</source>
      <translation>deutlicher Sieg der Union</translation>
    </message>
    <message>
      <source>Union decisive</source>
      <translation>entscheidender Sieg der Union</translation>
    </message>
    <message>
      <source>Union headquarters eliminated</source>
      <translation>Hauptquartier der Union vernichtet</translation>
    </message>
    <message>
      <source>Union corps eliminated</source>
      <translation>Korps der Union vernichtet</translation>
    </message>
    <message>
      <source>Union corps demoralised at the end</source>
      <translation>Korps der Union am Ende demoralisiert</translation>
    </message>
    <message>
      <source>full tenths of Union corps lost</source>
      <translation>volle Zehntel der Unionskorps verloren</translation>
    </message>
    <message>
      <source>Confederate strength points over 300 gone towards Washington</source>
      <translation>konföderierte Stärkepunkte über 300, nach Washington abgezogen</translation>
    </message>
    <message>
      <source>full tenths of Confederate corps lost</source>
      <translation>volle Zehntel der konföderierten Korps verloren</translation>
    </message>
    <message>
      <source>Confederate corps demoralised at the end</source>
      <translation>konföderierte Korps am Ende demoralisiert</translation>
    </message>
    <message>
      <source>Confederate corps eliminated</source>
      <translation>konföderierte Korps vernichtet</translation>
    </message>
    <message>
      <source>Confederate headquarters eliminated</source>
      <translation>konföderiertes Hauptquartier vernichtet</translation>
    </message>
    <message>
      <source>forage points</source>
      <translation>Fouragepunkte</translation>
    </message>
    <message>
      <source>Confederates hold Gettysburg</source>
      <translation>Konföderierte halten Gettysburg</translation>
    </message>
    <message>
      <source>full hundredths of Union corps lost</source>
      <translation>volle Hundertstel der Unionskorps verloren</translation>
    </message>
    <message>
      <source>full hundredths of Confederate corps lost</source>
      <translation>volle Hundertstel der konföderierten Korps verloren</translation>
    </message>
    <message>
      <source>the Union holds Gettysburg</source>
      <translation>die Union hält Gettysburg</translation>
    </message>
    <message>
      <source>confederate decisive (victory)</source>
      <translation>entscheidender Sieg der Konföderierten</translation>
    </message>
    <message>
      <source>confederate substantive (victory)</source>
      <translation>deutlicher Sieg der Konföderierten</translation>
    </message>
    <message>
      <source>confederate marginal (victory)</source>
      <translation>knapper Sieg der Konföderierten</translation>
    </message>
    <message>
      <source>draw (victory)</source>
      <translation>unentschieden</translation>
    </message>
    <message>
      <source>union marginal (victory)</source>
      <translation>knapper Sieg der Union</translation>
    </message>
    <message>
      <source>union substantive (victory)</source>
      <translation>deutlicher Sieg der Union</translation>
    </message>
    <message>
      <source>union decisive (victory)</source>
      <translation>entscheidender Sieg der Union</translation>
    </message>
    <message>
      <source>cavalry withdrawing</source>
      <translation>Kavallerie weicht aus</translation>
    </message>
    <message>
      <source>cavalry in a town</source>
      <translation>Kavallerie in einer Stadt</translation>
    </message>
    <message>
      <source>cavalry in road mode</source>
      <translation>Kavallerie auf der Straße</translation>
    </message>
    <message>
      <source>deployed</source>
      <translation>entfaltet</translation>
    </message>
    <message>
      <source>standing</source>
      <translation>hält stand</translation>
    </message>
    <message>
      <source>attacking</source>
      <translation>im Angriff</translation>
    </message>
    <message>
      <source>attacking in haste</source>
      <translation>im hastigen Angriff</translation>
    </message>
    <message>
      <source>corps morale</source>
      <translation>Moral des Korps</translation>
    </message>
    <message>
      <source>effectiveness</source>
      <translation>Kampfwert</translation>
    </message>
    <message>
      <source>front line</source>
      <translation>vordere Linie</translation>
    </message>
    <message>
      <source>second line</source>
      <translation>zweite Linie</translation>
    </message>
    <message>
      <source>reserve</source>
      <translation>Reserve</translation>
    </message>
    <message>
      <source>Rest at night</source>
      <translation>Rast bei Nacht</translation>
    </message>
    <message>
      <source>recovers threefold</source>
      <translation>erholt dreifach</translation>
    </message>
    <message>
      <source>recovers as by day</source>
      <translation>erholt wie bei Tag</translation>
    </message>
    <message>
      <source>A normal march at night</source>
      <translation>Normaler Marsch bei Nacht</translation>
    </message>
    <message>
      <source>costs one fatigue point</source>
      <translation>kostet einen Punkt Erschöpfung</translation>
    </message>
    <message>
      <source>costs three</source>
      <translation>kostet drei</translation>
    </message>
    <message>
      <source>Fatigue from losses</source>
      <translation>Erschöpfung durch Verluste</translation>
    </message>
    <message>
      <source>rounded up to half points</source>
      <translation>auf halbe Punkte aufgerundet</translation>
    </message>
    <message>
      <source>exact</source>
      <translation>genau</translation>
    </message>
    <message>
      <source>in quarter points</source>
      <translation>in Viertelpunkten</translation>
    </message>
    <message>
      <source>Stragglers return</source>
      <translation>Nachzügler kehren zurück</translation>
    </message>
    <message>
      <source>anywhere</source>
      <translation>überall</translation>
    </message>
    <message>
      <source>not in a hex with the enemy</source>
      <translation>nicht im Hexfeld mit dem Feind</translation>
    </message>
    <message>
      <source>Delay of dispatches</source>
      <translation>Laufzeit der Depeschen</translation>
    </message>
    <message>
      <source>a turn for every full six hexes</source>
      <translation>ein Zug je volle sechs Hexfelder</translation>
    </message>
    <message>
      <source>a turn for every six hexes begun</source>
      <translation>ein Zug je angefangene sechs Hexfelder</translation>
    </message>
    <message>
      <source>Corps slow to follow orders</source>
      <translation>Korps folgen Befehlen langsam</translation>
    </message>
    <message>
      <source>now and then</source>
      <translation>bisweilen</translation>
    </message>
    <message>
      <source>Entering a contested hex</source>
      <translation>Betreten eines umkämpften Hexfelds</translation>
    </message>
    <message>
      <source>from any direction</source>
      <translation>aus jeder Richtung</translation>
    </message>
    <message>
      <source>through one's own lines only</source>
      <translation>nur durch die eigenen Linien</translation>
    </message>
    <message>
      <source>A half in ferocity</source>
      <translation>Ein Halb bei der Heftigkeit</translation>
    </message>
    <message>
      <source>cut</source>
      <translation>abgeschnitten</translation>
    </message>
    <message>
      <source>rounded up</source>
      <translation>aufgerundet</translation>
    </message>
    <message>
      <source>kept</source>
      <translation>behalten</translation>
    </message>
    <message>
      <source>Chance in the combat odds</source>
      <translation>Zufall bei den Kampfchancen</translation>
    </message>
    <message>
      <source>1.2 to a power of -1 to 1</source>
      <translation>1,2 hoch -1 bis 1</translation>
    </message>
    <message>
      <source>10 % either way</source>
      <translation>10 % nach oben oder unten</translation>
    </message>
    <message>
      <source>The larger force as base of losses</source>
      <translation>Der größere Verband als Grundlage der Verluste</translation>
    </message>
    <message>
      <source>for each demoralised corps</source>
      <translation>für jedes demoralisierte Korps</translation>
    </message>
    <message>
      <source>for a side with any demoralised corps</source>
      <translation>für eine Seite mit einem demoralisierten Korps</translation>
    </message>
    <message>
      <source>Victory points for losses</source>
      <translation>Siegpunkte für Verluste</translation>
    </message>
    <message>
      <source>full steps only</source>
      <translation>nur volle Stufen</translation>
    </message>
    <message>
      <source>rounded to the nearest step</source>
      <translation>auf die nächste Stufe gerundet</translation>
    </message>
    <message>
      <source>present</source>
      <translation>anwesend</translation>
    </message>
    <message>
      <source>exited</source>
      <translation>abgezogen</translation>
    </message>
    <message>
      <source>initiative</source>
      <translation>Initiative</translation>
    </message>
    <message>
      <source>withdraw</source>
      <translation>ausweichen</translation>
    </message>
    <message>
      <source>attack</source>
      <translation>Angriff</translation>
    </message>
    <message>
      <source>hasty attack</source>
      <translation>hastiger Angriff</translation>
    </message>
    <message>
      <source>inactive</source>
      <translation>untätig</translation>
    </message>
    <message>
      <source>inactive (mode)</source>
      <translation>untätig</translation>
    </message>
    <message>
      <source>rest</source>
      <translation>Rast</translation>
    </message>
    <message>
      <source>force</source>
      <translation>Gewaltmarsch</translation>
    </message>
    <message>
      <source>defending</source>
      <translation>in der Verteidigung</translation>
    </message>
    <message>
      <source>reports</source>
      <translation>Meldungen</translation>
    </message>
    <message>
      <source>DIVSN</source>
      <translation>DIV</translation>
    </message>
    <message>
      <source>CORPS</source>
      <translation>KORPS</translation>
    </message>
    <message>
      <source>FAT</source>
      <translation>ERS</translation>
    </message>
    <message>
      <source>STR</source>
      <translation>NZG</translation>
    </message>
    <message>
      <source>set-up</source>
      <translation>Aufbau</translation>
    </message>
    <message>
      <source>New campaign</source>
      <translation>Neuer Feldzug</translation>
    </message>
    <message>
      <source>returning</source>
      <translation>Rückkehr</translation>
    </message>
    <message>
      <source>no combat</source>
      <translation>kein Kampf</translation>
    </message>
    <message>
      <source>campaign</source>
      <translation>Feldzug</translation>
    </message>
    <message>
      <source>battle</source>
      <translation>Schlacht</translation>
    </message>
    <message>
      <source>gettysburg campaign</source>
      <translation>Feldzug von Gettysburg</translation>
    </message>
    <message>
      <source>gettysburg battle</source>
      <translation>Schlacht von Gettysburg</translation>
    </message>
    <message>
      <source>Campaign, June 28 to July 4, 1863</source>
      <translation>Feldzug, 28. Juni bis 4. Juli 1863</translation>
    </message>
    <message>
      <source>The battle of Gettysburg, July 1 to 3, 1863</source>
      <translation>Die Schlacht von Gettysburg, 1. bis 3. Juli 1863</translation>
    </message>
    <message>
      <source>no combat (mode)</source>
      <translation>kein Kampf</translation>
    </message>
    <message>
      <source>hasty-attack</source>
      <translation>hastiger Angriff</translation>
    </message>
    <message>
      <source>foot_guns</source>
      <translation>Fußgeschütze</translation>
    </message>
    <message>
      <source>horse_guns</source>
      <translation>reitende Geschütze</translation>
    </message>
    <message>
      <source>goes on</source>
      <translation>hält an</translation>
    </message>
    <message>
      <source>Any command, corps or clause</source>
      <translation>Kommando, Korps oder Regelstelle</translation>
    </message>
    <message>
      <source>200 men a stand, 8 guns a gun stand, 60 yards an inch</source>
      <translation>200 Mann je Base, 8 Geschütze je Geschützbase, 60 Yards je Zoll</translation>
    </message>
    <message>
      <source>150 men a stand, 6 guns a gun stand, 45 yards an inch</source>
      <translation>150 Mann je Base, 6 Geschütze je Geschützbase, 45 Yards je Zoll</translation>
    </message>
    <message>
      <source>Desperate struggle, again</source>
      <translation>Verzweifelter Kampf, noch einmal</translation>
    </message>
    <message>
      <source>End of the battle: {reason}</source>
      <translation>Ende der Schlacht: {reason}</translation>
    </message>
    <message>
      <source>The battle goes on: {reason}</source>
      <translation>Die Schlacht geht weiter: {reason}</translation>
    </message>
    <message>
      <source>Done on the table: {numbers}</source>
      <translation>Auf dem Tisch erledigt: {numbers}</translation>
    </message>
    <message>
      <source>Count of the table: {units}</source>
      <translation>Zählung des Tisches: {units}</translation>
    </message>
    <message>
      <source>Override {target}: {field} = {value} ({reason})</source>
      <translation>{target} von Hand gesetzt: {field} = {value} ({reason})</translation>
    </message>
    <message>
      <source>End of {phase} step {number}, {side} turn {turn}</source>
      <translation>Ende {phase}, Schritt {number}, {side}, Zug {turn}</translation>
    </message>
    <message>
      <source>Answer: {choice}</source>
      <translation>Antwort: {choice}</translation>
    </message>
    <message>
      <source>Attach {leader} to {unit}</source>
      <translation>{leader} an {unit} anschließen</translation>
    </message>
    <message>
      <source>Move leader {leader}</source>
      <translation>Anführer {leader} bewegen</translation>
    </message>
    <message>
      <source>Move {unit} {length} {mode}, charging {target}</source>
      <translation>{unit} {length} {mode}, stürmt gegen {target}</translation>
    </message>
    <message>
      <source>Move {unit} {length} {mode}</source>
      <translation>{unit} {length} {mode}</translation>
    </message>
    <message>
      <source>Maneuver {unit}</source>
      <translation>Manöver {unit}</translation>
    </message>
    <message>
      <source>Arrive {units}</source>
      <translation>Ankunft {units}</translation>
    </message>
    <message>
      <source>Delay {units} to turn {turn}</source>
      <translation>{units} auf Zug {turn} verschieben</translation>
    </message>
    <message>
      <source>Fire {units} at {target}</source>
      <translation>Feuer {units} auf {target}</translation>
    </message>
    <message>
      <source>Charge {attackers} against {defenders}</source>
      <translation>Sturmangriff {attackers} gegen {defenders}</translation>
    </message>
    <message>
      <source>Break through {unit} at {target}</source>
      <translation>Durchbruch {unit} auf {target}</translation>
    </message>
    <message>
      <source>Break through {unit}</source>
      <translation>Durchbruch {unit}</translation>
    </message>
    <message>
      <source>Replace leader {leader}</source>
      <translation>Anführer {leader} ersetzen</translation>
    </message>
    <message>
      <source>Detach {leader}</source>
      <translation>{leader} lösen</translation>
    </message>
    <message>
      <source>Mount {unit}</source>
      <translation>{unit} sitzt auf</translation>
    </message>
    <message>
      <source>Dismount {unit}</source>
      <translation>{unit} sitzt ab</translation>
    </message>
    <message>
      <source>Limber {unit}</source>
      <translation>{unit} protzt auf</translation>
    </message>
    <message>
      <source>Unlimber {unit}</source>
      <translation>{unit} protzt ab</translation>
    </message>
    <message>
      <source>Face {unit}</source>
      <translation>{unit} ändert die Front</translation>
    </message>
    <message>
      <source>Break contact {unit}</source>
      <translation>{unit} löst den Kontakt</translation>
    </message>
    <message>
      <source>Surrender {unit}</source>
      <translation>{unit} ergibt sich</translation>
    </message>
    <message>
      <source>Leave table {unit}</source>
      <translation>{unit} verlässt den Tisch</translation>
    </message>
    <message>
      <source>{side} draw dice {mode}</source>
      <translation>Würfel {side}, Ziehung: {mode}</translation>
    </message>
    <message>
      <source>{side} {kind} dice {mode}</source>
      <translation>Würfel {side}, {kind}: {mode}</translation>
    </message>
    <message>
      <source>{objective} held by {side}</source>
      <translation>{objective} gehalten von {side}</translation>
    </message>
    <message>
      <source>{unit} seen</source>
      <translation>{unit} gesehen</translation>
    </message>
    <message>
      <source>{unit} out of sight</source>
      <translation>{unit} außer Sicht</translation>
    </message>
    <message>
      <source>{unit} to Single Line</source>
      <translation>{unit}: einfache Linie</translation>
    </message>
    <message>
      <source>{unit} to Double Line</source>
      <translation>{unit}: doppelte Linie</translation>
    </message>
    <message>
      <source>{unit} to Attack Column</source>
      <translation>{unit}: Angriffskolonne</translation>
    </message>
    <message>
      <source>{unit} to March Column</source>
      <translation>{unit}: Marschkolonne</translation>
    </message>
    <message>
      <source>maneuver roll for {unit}</source>
      <translation>Manöverwurf für {unit}</translation>
    </message>
    <message>
      <source>fire of {units} at {target}</source>
      <translation>Feuer von {units} auf {target}</translation>
    </message>
    <message>
      <source>charge of {attackers}</source>
      <translation>Sturmangriff von {attackers}</translation>
    </message>
    <message>
      <source>defense of {defenders}</source>
      <translation>Verteidigung von {defenders}</translation>
    </message>
    <message>
      <source>which leader is captured: {names}</source>
      <translation>welcher Anführer gefangen wird: {names}</translation>
    </message>
    <message>
      <source>fallen leader roll for the commander of {unit}</source>
      <translation>Wurf für den Befehlshaber von {unit}: gefallen?</translation>
    </message>
    <message>
      <source>fallen leader roll for {leader}</source>
      <translation>Wurf für {leader}: gefallen?</translation>
    </message>
    <message>
      <source>{unit}: 1 stand off</source>
      <translation>{unit}: 1 Base weg</translation>
    </message>
    <message>
      <source>{unit}: {n} stands off</source>
      <translation>{unit}: {n} Basen weg</translation>
    </message>
    <message>
      <source>{unit}: 1 gun stand off</source>
      <translation>{unit}: 1 Geschützbase weg</translation>
    </message>
    <message>
      <source>{unit}: {n} gun stands off</source>
      <translation>{unit}: {n} Geschützbasen weg</translation>
    </message>
    <message>
      <source>{unit}: 1 stand off (skedaddled)</source>
      <translation>{unit}: 1 Base weg (ausgerissen)</translation>
    </message>
    <message>
      <source>{unit}: {n} stands off (skedaddled)</source>
      <translation>{unit}: {n} Basen weg (ausgerissen)</translation>
    </message>
    <message>
      <source>{unit}: 1 gun stand off (skedaddled)</source>
      <translation>{unit}: 1 Geschützbase weg (ausgerissen)</translation>
    </message>
    <message>
      <source>{unit}: {n} gun stands off (skedaddled)</source>
      <translation>{unit}: {n} Geschützbasen weg (ausgerissen)</translation>
    </message>
    <message>
      <source>{unit}: 1 stand off (captured)</source>
      <translation>{unit}: 1 Base weg (gefangen)</translation>
    </message>
    <message>
      <source>{unit}: {n} stands off (captured)</source>
      <translation>{unit}: {n} Basen weg (gefangen)</translation>
    </message>
    <message>
      <source>{unit}: 1 gun stand off (captured)</source>
      <translation>{unit}: 1 Geschützbase weg (erbeutet)</translation>
    </message>
    <message>
      <source>{unit}: {n} gun stands off (captured)</source>
      <translation>{unit}: {n} Geschützbasen weg (erbeutet)</translation>
    </message>
    <message>
      <source>{unit}: {marker} marker on</source>
      <translation>{unit}: Marker „{marker}“ hinlegen</translation>
    </message>
    <message>
      <source>{unit}: {marker} marker off</source>
      <translation>{unit}: Marker „{marker}“ wegnehmen</translation>
    </message>
    <message>
      <source>{unit}: damaged marker on 1 gun stand</source>
      <translation>{unit}: Marker „beschädigt“ auf 1 Geschützbase</translation>
    </message>
    <message>
      <source>{unit}: damaged marker on {n} gun stands</source>
      <translation>{unit}: Marker „beschädigt“ auf {n} Geschützbasen</translation>
    </message>
    <message>
      <source>{unit}: quits the field: take it off the table</source>
      <translation>{unit}: verlässt das Feld: vom Tisch nehmen</translation>
    </message>
    <message>
      <source>{unit}: leaves the table: take it off the table</source>
      <translation>{unit}: verlässt den Tisch: vom Tisch nehmen</translation>
    </message>
    <message>
      <source>{unit}: surrenders: take it off the table</source>
      <translation>{unit}: ergibt sich: vom Tisch nehmen</translation>
    </message>
    <message>
      <source>{unit}: is captured: take it off the table</source>
      <translation>{unit}: gefangen: vom Tisch nehmen</translation>
    </message>
    <message>
      <source>{unit}: is destroyed: take it off the table</source>
      <translation>{unit}: vernichtet: vom Tisch nehmen</translation>
    </message>
    <message>
      <source>{unit}: is wrecked: take it off the table</source>
      <translation>{unit}: zerstört: vom Tisch nehmen</translation>
    </message>
    <message>
      <source>{unit}: {retreat}, {length}, limbered, straight away from the enemy</source>
      <translation>{unit}: {retreat}, {length}, aufgeprotzt, gerade vom Feind weg</translation>
    </message>
    <message>
      <source>{unit}: {retreat}, limbered, straight away from the enemy</source>
      <translation>{unit}: {retreat}, aufgeprotzt, gerade vom Feind weg</translation>
    </message>
    <message>
      <source>{unit}: {retreat}, {length}, straight away from the enemy</source>
      <translation>{unit}: {retreat}, {length}, gerade vom Feind weg</translation>
    </message>
    <message>
      <source>{unit}: {retreat}, straight away from the enemy</source>
      <translation>{unit}: {retreat}, gerade vom Feind weg</translation>
    </message>
    <message>
      <source>{unit}: on the table at the {edge} edge</source>
      <translation>{unit}: auf den Tisch, von {edge}</translation>
    </message>
    <message>
      <source>{unit}: on the table</source>
      <translation>{unit}: auf den Tisch</translation>
    </message>
    <message>
      <source>{unit}: captured: off the table</source>
      <translation>{unit}: gefangen: vom Tisch</translation>
    </message>
    <message>
      <source>{unit}: off the table</source>
      <translation>{unit}: vom Tisch</translation>
    </message>
    <message>
      <source>{leader}: replacement on the table with {unit}</source>
      <translation>{leader}: Ersatz auf den Tisch, bei {unit}</translation>
    </message>
    <message>
      <source>{leader}: replacement on the table</source>
      <translation>{leader}: Ersatz auf den Tisch</translation>
    </message>
    <message>
      <source>{leader}: place with the nearest friendly unit, detached</source>
      <translation>{leader}: frei zur nächsten eigenen Einheit stellen</translation>
    </message>
    <message>
      <source>{unit}: exceptional commander's mark off</source>
      <translation>{unit}: Zeichen des herausragenden Befehlshabers weg</translation>
    </message>
    <message>
      <source>{unit}: carries the position: advance to where the defenders stood</source>
      <translation>{unit}: nimmt die Stellung: vorrücken, wo die Verteidiger standen</translation>
    </message>
    <message>
      <source>{unit}: carry the position, or break through?</source>
      <translation>{unit}: die Stellung nehmen oder durchbrechen?</translation>
    </message>
    <message>
      <source>carry the position, or break through?</source>
      <translation>die Stellung nehmen oder durchbrechen?</translation>
    </message>
    <message>
      <source>which unit loses the captured stand?</source>
      <translation>welche Einheit verliert die gefangene Base?</translation>
    </message>
    <message>
      <source>which unit's stand skedaddles?</source>
      <translation>von welcher Einheit reißt eine Base aus?</translation>
    </message>
    <message>
      <source>which unit loses a stand in the struggle?</source>
      <translation>welche Einheit verliert im Kampf eine Base?</translation>
    </message>
    <message>
      <source>which battery is captured?</source>
      <translation>welche Batterie wird erbeutet?</translation>
    </message>
    <message>
      <source>attacker: {what}</source>
      <translation>Angreifer: {what}</translation>
    </message>
    <message>
      <source>defender: {what}</source>
      <translation>Verteidiger: {what}</translation>
    </message>
    <message>
      <source>attacker: modifiers in all</source>
      <translation>Angreifer: Modifikatoren insgesamt</translation>
    </message>
    <message>
      <source>defender: modifiers in all</source>
      <translation>Verteidiger: Modifikatoren insgesamt</translation>
    </message>
    <message>
      <source>{attacker} less {defender}, difference</source>
      <translation>{attacker} weniger {defender}, Unterschied</translation>
    </message>
    <message>
      <source>die {die}, total {total}: {outcome}</source>
      <translation>Würfel {die}, Summe {total}: {outcome}</translation>
    </message>
    <message>
      <source>die {die}, result</source>
      <translation>Würfel {die}, Ergebnis</translation>
    </message>
    <message>
      <source>die {die}: {outcome}</source>
      <translation>Würfel {die}: {outcome}</translation>
    </message>
    <message>
      <source>base die of 10: leaders at risk</source>
      <translation>gewürfelte 10: Anführer in Gefahr</translation>
    </message>
    <message>
      <source>base die of 10: units low on ammunition</source>
      <translation>gewürfelte 10: Einheiten mit knapper Munition</translation>
    </message>
    <message>
      <source>under {points} fire points: no fire</source>
      <translation>unter {points} Feuerpunkten: kein Feuer</translation>
    </message>
    <message>
      <source>basic rate of {mover}</source>
      <translation>Grundbewegung: {mover}</translation>
    </message>
    <message>
      <source>no road bonus in this formation</source>
      <translation>kein Straßenbonus in dieser Formation</translation>
    </message>
    <message>
      <source>{length} of rough ground, x</source>
      <translation>{length} rauer Grund, x</translation>
    </message>
    <message>
      <source>{n} infantry stand at {length}</source>
      <translation>{n} Infanteriebase auf {length}</translation>
    </message>
    <message>
      <source>{n} smoothbore stand at {length}</source>
      <translation>{n} Geschützbase (glatt) auf {length}</translation>
    </message>
    <message>
      <source>{n} rifled stand at {length}</source>
      <translation>{n} Geschützbase (gezogen) auf {length}</translation>
    </message>
    <message>
      <source>{n} muzzle-loading cavalry stand at {length}</source>
      <translation>{n} Kavalleriebase (Vorderlader) auf {length}</translation>
    </message>
    <message>
      <source>{n} breech-loading cavalry stand at {length}</source>
      <translation>{n} Kavalleriebase (Hinterlader) auf {length}</translation>
    </message>
    <message>
      <source>{n} infantry stands at {length}</source>
      <translation>{n} Infanteriebasen auf {length}</translation>
    </message>
    <message>
      <source>{n} smoothbore stands at {length}</source>
      <translation>{n} Geschützbasen (glatt) auf {length}</translation>
    </message>
    <message>
      <source>{n} rifled stands at {length}</source>
      <translation>{n} Geschützbasen (gezogen) auf {length}</translation>
    </message>
    <message>
      <source>{n} muzzle-loading cavalry stands at {length}</source>
      <translation>{n} Kavalleriebasen (Vorderlader) auf {length}</translation>
    </message>
    <message>
      <source>{n} breech-loading cavalry stands at {length}</source>
      <translation>{n} Kavalleriebasen (Hinterlader) auf {length}</translation>
    </message>
    <message>
      <source>replacement after full turns</source>
      <translation>Ersatz nach vollen Zügen</translation>
    </message>
    <message>
      <source>no effect on the leader</source>
      <translation>keine Wirkung auf den Anführer</translation>
    </message>
    <message>
      <source>modifier in all</source>
      <translation>Modifikator insgesamt</translation>
    </message>
    <message>
      <source>faces on which he falls</source>
      <translation>Augen, bei denen er fällt</translation>
    </message>
    <message>
      <source>{n} damaged gun stands, x</source>
      <translation>{n} beschädigte Geschützbasen, x</translation>
    </message>
    <message>
      <source>{what}, {count} x</source>
      <translation>{what}, {count} x</translation>
    </message>
    <message>
      <source>{what}, x</source>
      <translation>{what}, x</translation>
    </message>
    <message>
      <source>{damaged} of {stands} gun stands cannot be damaged</source>
      <translation>{damaged} von {stands} Geschützbasen können nicht beschädigt sein</translation>
    </message>
    <message>
      <source>union army</source>
      <translation>Armee der Union</translation>
    </message>
    <message>
      <source>confederate army</source>
      <translation>Armee der Konföderierten</translation>
    </message>
    <message>
      <source>whole move on a road</source>
      <translation>ganze Bewegung auf einer Straße</translation>
    </message>
    <message>
      <source>halved</source>
      <translation>halbiert</translation>
    </message>
    <message>
      <source>foot-artillery</source>
      <translation>Fußartillerie</translation>
    </message>
    <message>
      <source>horse-artillery</source>
      <translation>reitende Artillerie</translation>
    </message>
    <message>
      <source>closed wood</source>
      <translation>dichter Wald</translation>
    </message>
    <message>
      <source>fording</source>
      <translation>Furt</translation>
    </message>
    <message>
      <source>linear object</source>
      <translation>lineares Hindernis</translation>
    </message>
    <message>
      <source>passage of lines</source>
      <translation>Durchschreiten von Linien</translation>
    </message>
    <message>
      <source>a charge combat</source>
      <translation>ein Sturmangriff</translation>
    </message>
    <message>
      <source>a breakthrough move</source>
      <translation>eine Durchbruchsbewegung</translation>
    </message>
    <message>
      <source>a maneuver roll</source>
      <translation>ein Manöverwurf</translation>
    </message>
    <message>
      <source>moving brigades and batteries</source>
      <translation>das Bewegen von Brigaden und Batterien</translation>
    </message>
    <message>
      <source>mount</source>
      <translation>aufsitzen</translation>
    </message>
    <message>
      <source>dismount</source>
      <translation>absitzen</translation>
    </message>
    <message>
      <source>limber</source>
      <translation>aufprotzen</translation>
    </message>
    <message>
      <source>unlimber</source>
      <translation>abprotzen</translation>
    </message>
    <message>
      <source>clauses</source>
      <translation>Regelstellen</translation>
    </message>
    <message>
      <source>True</source>
      <translation>ja</translation>
    </message>
    <message>
      <source>False</source>
      <translation>nein</translation>
    </message>
    <message>
      <source>Both</source>
      <translation>Beide</translation>
    </message>
    <message>
      <source>maneuver</source>
      <translation>Manöver</translation>
    </message>
    <message>
      <source>musketry</source>
      <translation>Musketenfeuer</translation>
    </message>
    <message>
      <source>draw</source>
      <translation>Ziehung</translation>
    </message>
    <message>
      <source>entered</source>
      <translation>eingegeben</translation>
    </message>
    <message>
      <source>rolled</source>
      <translation>gewürfelt</translation>
    </message>
    <message>
      <source>app</source>
      <translation>Programm</translation>
    </message>
    <message>
      <source>owner</source>
      <translation>Eigentümer</translation>
    </message>
    <message>
      <source>forward</source>
      <translation>vorwärts</translation>
    </message>
    <message>
      <source>backward</source>
      <translation>rückwärts</translation>
    </message>
    <message>
      <source>wheel</source>
      <translation>schwenken</translation>
    </message>
    <message>
      <source>oblique</source>
      <translation>schräg</translation>
    </message>
    <message>
      <source>by the flank</source>
      <translation>im Flankenmarsch</translation>
    </message>
    <message>
      <source>by-the-flank</source>
      <translation>im Flankenmarsch</translation>
    </message>
    <message>
      <source>carry</source>
      <translation>Stellung nehmen</translation>
    </message>
    <message>
      <source>break through</source>
      <translation>durchbrechen</translation>
    </message>
    <message>
      <source>break-through</source>
      <translation>durchbrechen</translation>
    </message>
    <message>
      <source>open</source>
      <translation>offen</translation>
    </message>
    <message>
      <source>favorable</source>
      <translation>günstig</translation>
    </message>
    <message>
      <source>disorder</source>
      <translation>Unordnung</translation>
    </message>
    <message>
      <source>fresh</source>
      <translation>frisch</translation>
    </message>
    <message>
      <source>muzzle-loading</source>
      <translation>Vorderlader</translation>
    </message>
    <message>
      <source>breech-loading</source>
      <translation>Hinterlader</translation>
    </message>
    <message>
      <source>smoothbore</source>
      <translation>Glattrohr</translation>
    </message>
    <message>
      <source>rifled</source>
      <translation>gezogen</translation>
    </message>
    <message>
      <source>muzzle-loading carbines</source>
      <translation>Vorderladerkarabiner</translation>
    </message>
    <message>
      <source>breech-loading carbines</source>
      <translation>Hinterladerkarabiner</translation>
    </message>
    <message>
      <source>smoothbore guns</source>
      <translation>glatte Geschütze</translation>
    </message>
    <message>
      <source>rifled guns</source>
      <translation>gezogene Geschütze</translation>
    </message>
    <message>
      <source>Artillery</source>
      <translation>Artillerie</translation>
    </message>
    <message>
      <source>north east</source>
      <translation>Nordosten</translation>
    </message>
    <message>
      <source>south east</source>
      <translation>Südosten</translation>
    </message>
    <message>
      <source>south west</source>
      <translation>Südwesten</translation>
    </message>
    <message>
      <source>north west</source>
      <translation>Nordwesten</translation>
    </message>
    <message>
      <source>is destroyed</source>
      <translation>ist vernichtet</translation>
    </message>
    <message>
      <source>is gone for good</source>
      <translation>ist endgültig fort</translation>
    </message>
    <message>
      <source>surrenders</source>
      <translation>ergibt sich</translation>
    </message>
    <message>
      <source>is wrecked</source>
      <translation>ist zerstört</translation>
    </message>
    <message>
      <source>The fire takes effect</source>
      <translation>Das Feuer tut seine Wirkung</translation>
    </message>
    <message>
      <source>falls back to {length} from the enemy</source>
      <translation>weicht auf {length} Abstand vom Feind zurück</translation>
    </message>
    <message>
      <source>falls back beyond musket range</source>
      <translation>weicht aus der Musketenreichweite zurück</translation>
    </message>
    <message>
      <source>falls back a full move</source>
      <translation>weicht eine volle Bewegung zurück</translation>
    </message>
    <message>
      <source>mounts and forms {formation}</source>
      <translation>sitzt auf und formiert: {formation}</translation>
    </message>
    <message>
      <source>dismounts and forms {formation}</source>
      <translation>sitzt ab und formiert: {formation}</translation>
    </message>
    <message>
      <source>limbers</source>
      <translation>protzt auf</translation>
    </message>
    <message>
      <source>unlimbers</source>
      <translation>protzt ab</translation>
    </message>
    <message>
      <source>The charge of {attackers} is over: the attacker holds the position</source>
      <translation>Der Sturmangriff von {attackers} ist zu Ende: der Angreifer hält die Stellung</translation>
    </message>
    <message>
      <source>The charge of {attackers} is over: the defender holds the position</source>
      <translation>Der Sturmangriff von {attackers} ist zu Ende: der Verteidiger hält die Stellung</translation>
    </message>
    <message>
      <source>The charge of {attackers} is over: nobody holds the position</source>
      <translation>Der Sturmangriff von {attackers} ist zu Ende: niemand hält die Stellung</translation>
    </message>
    <message>
      <source>is in good order again</source>
      <translation>ist wieder in guter Ordnung</translation>
    </message>
    <message>
      <source>has ammunition again</source>
      <translation>hat wieder Munition</translation>
    </message>
    <message>
      <source>can fire again</source>
      <translation>kann wieder feuern</translation>
    </message>
    <message>
      <source>quit the field</source>
      <translation>hat das Feld verlassen</translation>
    </message>
    <message>
      <source>left the table</source>
      <translation>hat den Tisch verlassen</translation>
    </message>
    <message>
      <source>is low on ammunition</source>
      <translation>hat Munition knapp</translation>
    </message>
    <message>
      <source>no stands</source>
      <translation>keine Basen</translation>
    </message>
    <message>
      <source>one stand</source>
      <translation>eine Base</translation>
    </message>
    <message>
      <source>no gun stands</source>
      <translation>keine Geschützbasen</translation>
    </message>
    <message>
      <source>one gun stand</source>
      <translation>eine Geschützbase</translation>
    </message>
    <message>
      <source>damaged gun stand</source>
      <translation>beschädigte Geschützbase</translation>
    </message>
    <message>
      <source>in charge contact</source>
      <translation>in Sturmkontakt</translation>
    </message>
    <message>
      <source>changed formation or mode, or turned</source>
      <translation>Formation oder Zustand gewechselt oder gedreht</translation>
    </message>
    <message>
      <source>Charge repulsed</source>
      <translation>Sturm abgewiesen</translation>
    </message>
    <message>
      <source>Attack falters</source>
      <translation>Angriff stockt</translation>
    </message>
    <message>
      <source>Assault checked</source>
      <translation>Ansturm gehemmt</translation>
    </message>
    <message>
      <source>Struggle</source>
      <translation>Kampf</translation>
    </message>
    <message>
      <source>Hard pressed</source>
      <translation>Hart bedrängt</translation>
    </message>
    <message>
      <source>Swept</source>
      <translation>Weggefegt</translation>
    </message>
    <message>
      <source>fall back a little way</source>
      <translation>weichen ein Stück zurück</translation>
    </message>
    <message>
      <source>fall back beyond musket range</source>
      <translation>weichen aus der Musketenreichweite zurück</translation>
    </message>
    <message>
      <source>The attackers carry the position.</source>
      <translation>Die Angreifer nehmen die Stellung.</translation>
    </message>
    <message>
      <source>The attackers carry the position, or break through.</source>
      <translation>Die Angreifer nehmen die Stellung oder brechen durch.</translation>
    </message>
    <message>
      <source>Union player turn</source>
      <translation>Spielerzug der Union</translation>
    </message>
    <message>
      <source>Confederate player turn</source>
      <translation>Spielerzug der Konföderierten</translation>
    </message>
    <message>
      <source>exceptional division leader</source>
      <translation>herausragender Divisionsführer</translation>
    </message>
    <message>
      <source>exceptional corps leader</source>
      <translation>herausragender Korpsführer</translation>
    </message>
    <message>
      <source>army leader</source>
      <translation>Armeeführer</translation>
    </message>
    <message>
      <source>exceptional army leader</source>
      <translation>herausragender Armeeführer</translation>
    </message>
    <message>
      <source>exceptional brigade leader</source>
      <translation>herausragender Brigadeführer</translation>
    </message>
    <message>
      <source>Fresh</source>
      <translation>Frisch</translation>
    </message>
    <message>
      <source>Spent</source>
      <translation>Verbraucht</translation>
    </message>
    <message>
      <source>Attached leader</source>
      <translation>Anführer dabei</translation>
    </message>
    <message>
      <source>Confederates charging</source>
      <translation>Konföd. stürmen</translation>
    </message>
    <message>
      <source>Mounted charge</source>
      <translation>Sturm zu Pferd</translation>
    </message>
    <message>
      <source>Breakthrough charge</source>
      <translation>Durchbruchssturm</translation>
    </message>
    <message>
      <source>Stands lost in fire</source>
      <translation>Feuerverluste</translation>
    </message>
    <message>
      <source>Outnumbered</source>
      <translation>In der Minderzahl</translation>
    </message>
    <message>
      <source>falls back until it is {length} from the enemy</source>
      <translation>weicht auf {length} Abstand vom Feind zurück</translation>
    </message>
    <message>
      <source>falls back beyond enemy musket range</source>
      <translation>weicht aus der feindlichen Musketenreichweite zurück</translation>
    </message>
    <message>
      <source>{side} stands</source>
      <translation>{side}: Basen</translation>
    </message>
    <message>
      <source>{side} gun stands</source>
      <translation>{side}: Geschützbasen</translation>
    </message>
    <message>
      <source>{leader} ({side}) has fallen</source>
      <translation>{leader} ({side}) ist gefallen</translation>
    </message>
    <message>
      <source>{leader} ({side}) is captured</source>
      <translation>{leader} ({side}) ist gefangen</translation>
    </message>
    <message>
      <source>End this step and begin the next; what waited for the step's end happens now.</source>
      <translation>Diesen Schritt beenden und den nächsten beginnen; was auf das Ende wartete, geschieht jetzt.</translation>
    </message>
    <message>
      <source>Answer the question that is pending.</source>
      <translation>Die offene Frage beantworten.</translation>
    </message>
    <message>
      <source>Bring on the replacement of a fallen leader, with a unit of his command or alone.</source>
      <translation>Den Ersatz eines gefallenen Anführers aufstellen, bei einer Einheit seines Verbands oder allein.</translation>
    </message>
    <message>
      <source>Attach a leader to a unit that he can reach with his move.</source>
      <translation>Einen Anführer an eine Einheit anschließen, die er mit seiner Bewegung erreicht.</translation>
    </message>
    <message>
      <source>Detach a leader.</source>
      <translation>Einen Anführer lösen.</translation>
    </message>
    <message>
      <source>Move a detached leader.</source>
      <translation>Einen freien Anführer bewegen.</translation>
    </message>
    <message>
      <source>Roll a brigade on the maneuver table.</source>
      <translation>Für eine Brigade auf der Manövertabelle würfeln.</translation>
    </message>
    <message>
      <source>Change a brigade's formation.</source>
      <translation>Die Formation einer Brigade wechseln.</translation>
    </message>
    <message>
      <source>Mount dismounted cavalry, in Single Line or straight into March Column.</source>
      <translation>Abgesessene Kavallerie aufsitzen lassen, in einfacher Linie oder gleich in Marschkolonne.</translation>
    </message>
    <message>
      <source>Dismount cavalry; it forms Single Line.</source>
      <translation>Kavallerie absitzen lassen; sie bildet eine einfache Linie.</translation>
    </message>
    <message>
      <source>Limber a battery.</source>
      <translation>Eine Batterie aufprotzen.</translation>
    </message>
    <message>
      <source>Unlimber a battery, with a leader of its chain near enough.</source>
      <translation>Eine Batterie abprotzen; ein Anführer ihrer Befehlskette muss nahe genug sein.</translation>
    </message>
    <message>
      <source>Face a brigade about, or turn an unlimbered battery (which needs a leader near enough).</source>
      <translation>Eine Brigade kehrtmachen lassen oder eine abgeprotzte Batterie drehen (dazu muss ein Anführer nahe genug sein).</translation>
    </message>
    <message>
      <source>Move a unit; charges names the enemy unit it moves into contact with.</source>
      <translation>Eine Einheit bewegen; „In Kontakt mit“ nennt die feindliche Einheit, an die sie stößt.</translation>
    </message>
    <message>
      <source>Bring on units and leaders that are due, or early if the referee says so.</source>
      <translation>Fällige Einheiten und Anführer aufstellen, auf Wort des Spielleiters auch früher.</translation>
    </message>
    <message>
      <source>Put off an arrival to a later turn.</source>
      <translation>Eine Ankunft auf einen späteren Zug verschieben.</translation>
    </message>
    <message>
      <source>Fire one or more units at one target; the effect waits for the end of the step.</source>
      <translation>Mit einer oder mehreren Einheiten auf ein Ziel feuern; die Wirkung wartet auf das Ende des Schritts.</translation>
    </message>
    <message>
      <source>Roll a charge combat: all units linked by contact.</source>
      <translation>Einen Sturmangriff auswürfeln: alle durch Kontakt verbundenen Einheiten.</translation>
    </message>
    <message>
      <source>Roll a desperate struggle again.</source>
      <translation>Einen verzweifelten Kampf noch einmal würfeln.</translation>
    </message>
    <message>
      <source>A charge that came to nothing: the attacker is no longer in contact.</source>
      <translation>Ein Sturmangriff, aus dem nichts wurde: der Angreifer ist nicht mehr in Kontakt.</translation>
    </message>
    <message>
      <source>Move a brigade that breaks through, into contact with target or, without one, as far as it gets.</source>
      <translation>Eine durchbrechende Brigade bewegen, bis an das Ziel oder, ohne Ziel, so weit sie kommt.</translation>
    </message>
    <message>
      <source>A unit cannot complete its retreat: it surrenders, a battery is captured.</source>
      <translation>Eine Einheit kann ihren Rückzug nicht vollenden: sie ergibt sich, eine Batterie wird erbeutet.</translation>
    </message>
    <message>
      <source>A unit goes over the table's edge and is out of the game as skedaddled.</source>
      <translation>Eine Einheit geht über den Tischrand und ist als ausgerissen aus dem Spiel.</translation>
    </message>
    <message>
      <source>Say who holds an objective.</source>
      <translation>Angeben, wer ein Ziel hält.</translation>
    </message>
    <message>
      <source>Say whether the enemy has seen a unit.</source>
      <translation>Angeben, ob der Feind eine Einheit gesehen hat.</translation>
    </message>
    <message>
      <source>Write a note into the journal, about a unit or the battle.</source>
      <translation>Eine Notiz ins Protokoll schreiben, zu einer Einheit oder zur Schlacht.</translation>
    </message>
    <message>
      <source>Set any field of a unit, a leader or the game, with a reason (the referee only).</source>
      <translation>Ein beliebiges Feld einer Einheit, eines Anführers oder des Spiels setzen, mit Grund (nur der Spielleiter).</translation>
    </message>
    <message>
      <source>Set what a count of the table found otherwise, in one entry.</source>
      <translation>Setzen, was eine Zählung des Tisches anders fand, in einem Eintrag.</translation>
    </message>
    <message>
      <source>Say whether a side's dice of one kind, or all, are entered by hand or rolled by the app.</source>
      <translation>Angeben, ob die Würfel einer Seite (einer Art oder alle) eingegeben oder vom Programm gewürfelt werden.</translation>
    </message>
    <message>
      <source>Choose another reading of a ruling from now on, with a reason.</source>
      <translation>Von jetzt an eine andere Lesart einer Auslegung wählen, mit Grund.</translation>
    </message>
    <message>
      <source>Tick off acts that have been done on the table.</source>
      <translation>Auf dem Tisch erledigte Handlungen abhaken.</translation>
    </message>
    <message>
      <source>End the battle before its last turn, or take it up again.</source>
      <translation>Die Schlacht vor ihrem letzten Zug beenden oder wieder aufnehmen.</translation>
    </message>
    <message>
      <source>stands</source>
      <translation>Basen</translation>
    </message>
    <message>
      <source>gun type</source>
      <translation>Geschützart</translation>
    </message>
    <message>
      <source>fresh at</source>
      <translation>frisch ab</translation>
    </message>
    <message>
      <source>worn at</source>
      <translation>angeschlagen ab</translation>
    </message>
    <message>
      <source>carbine</source>
      <translation>Karabiner</translation>
    </message>
    <message>
      <source>leader rank</source>
      <translation>Rang des Anführers</translation>
    </message>
    <message>
      <source>edge</source>
      <translation>Rand</translation>
    </message>
    <message>
      <source>commander</source>
      <translation>Befehlshaber</translation>
    </message>
    <message>
      <source>battalion</source>
      <translation>Bataillon</translation>
    </message>
    <message>
      <source>leader exceptional</source>
      <translation>Anführer herausragend</translation>
    </message>
    <message>
      <source>invented</source>
      <translation>erfunden</translation>
    </message>
    <message>
      <source>source</source>
      <translation>Quelle</translation>
    </message>
    <message>
      <source>McPherson's Ridge, 1 July 1863</source>
      <translation>McPherson's Ridge, 1. Juli 1863</translation>
    </message>
    <message>
      <source>Two brigades of Union cavalry hold the ridges west of Gettysburg against a Confederate division that comes down the Chambersburg Pike. Can they hold until the infantry of the I and XI Corps is up, and how far back will they be when the second division, Pender's, joins the attack?</source>
      <translation>Zwei Brigaden Kavallerie der Union halten die Höhenzüge westlich von Gettysburg gegen eine konföderierte Division, die auf dem Chambersburg Pike heranrückt. Halten sie, bis die Infanterie des I. und XI. Korps da ist, und wie weit sind sie zurückgedrängt, wenn Penders Division, die zweite, in den Angriff eingreift?</translation>
    </message>
    <message>
      <source>At daybreak Hooker's corps comes down the Hagerstown Pike to break the left of the Confederate army at the Dunker Church. Jackson's two thin divisions hold the West Woods and the fields beyond Miller's corn; Hood and D.H. Hill can help, and Mansfield's corps is on the road behind Hooker.</source>
      <translation>Bei Tagesanbruch rückt Hookers Korps auf dem Hagerstown Pike vor, um den linken Flügel der konföderierten Armee an der Dunker Church zu durchbrechen. Jacksons zwei dünne Divisionen halten die West Woods und die Felder hinter Millers Mais; Hood und D.H. Hill können helfen, und Mansfields Korps ist hinter Hooker auf dem Marsch.</translation>
    </message>
    <message>
      <source>Lee stands between the Antietam and the Potomac with his army in a bow about Sharpsburg: Jackson in the northern woods, D.H. Hill in the sunken road, Longstreet on the heights above the lower bridge, and A.P. Hill a day's march away at Harpers Ferry. McClellan has him two to one, and the length of a September day.</source>
      <translation>Lee steht zwischen Antietam und Potomac, seine Armee im Bogen um Sharpsburg: Jackson in den nördlichen Wäldern, D.H. Hill im Hohlweg, Longstreet auf den Höhen über der unteren Brücke und A.P. Hill einen Tagesmarsch entfernt in Harpers Ferry. McClellan hat doppelt so viele Männer und die Länge eines Septembertags.</translation>
    </message>
    <message>
      <source>Civil War miniatures, d10 brigade rules</source>
      <translation>Bürgerkriegs-Miniaturen, Brigaderegeln mit W10</translation>
    </message>
    <message>
      <source>The Road to Gettysburg, hex campaign</source>
      <translation>Der Weg nach Gettysburg, Feldzug</translation>
    </message>
    <message>
      <source>attached leader</source>
      <translation>Anführer dabei</translation>
    </message>
    <message>
      <source>attached exceptional leader</source>
      <translation>herausragender Anführer dabei</translation>
    </message>
    <message>
      <source>exceptional brigade commander</source>
      <translation>herausragender Brigadebefehlshaber</translation>
    </message>
    <message>
      <source>fresh troops</source>
      <translation>frische Truppen</translation>
    </message>
    <message>
      <source>spent troops</source>
      <translation>verbrauchte Truppen</translation>
    </message>
    <message>
      <source>mounted cavalry charging</source>
      <translation>Kavallerie stürmt zu Pferd</translation>
    </message>
    <message>
      <source>supported</source>
      <translation>unterstützt</translation>
    </message>
    <message>
      <source>breakthrough charge</source>
      <translation>Durchbruchssturm</translation>
    </message>
    <message>
      <source>outnumbered 3:2</source>
      <translation>in der Minderzahl 3:2</translation>
    </message>
    <message>
      <source>outnumbered 2:1</source>
      <translation>in der Minderzahl 2:1</translation>
    </message>
    <message>
      <source>outnumbered 3:1 or more</source>
      <translation>in der Minderzahl 3:1 oder mehr</translation>
    </message>
    <message>
      <source>troop stands lost in this fire phase</source>
      <translation>in dieser Feuerphase verlorene Truppenbasen</translation>
    </message>
    <message>
      <source>breastworks, town or stone wall</source>
      <translation>Brustwehr, Ort oder Steinmauer</translation>
    </message>
    <message>
      <source>Swept from the field</source>
      <translation>Vom Feld gefegt</translation>
    </message>
    <message>
      <source>Desperate struggle</source>
      <translation>Verzweifelter Kampf</translation>
    </message>
    <message>
      <source>Felled by Sniper</source>
      <translation>Vom Scharfschützen niedergestreckt</translation>
    </message>
    <message>
      <source>Shot Dead in the Saddle</source>
      <translation>Tot aus dem Sattel geschossen</translation>
    </message>
    <message>
      <source>Mortally Stricken</source>
      <translation>Tödlich getroffen</translation>
    </message>
    <message>
      <source>Grievously Wounded</source>
      <translation>Schwer verwundet</translation>
    </message>
    <message>
      <source>Disabled</source>
      <translation>Kampfunfähig</translation>
    </message>
    <message>
      <source>Mere Flesh Wound</source>
      <translation>Nur eine Fleischwunde</translation>
    </message>
    <message>
      <source>Coat Pierced but Unscathed</source>
      <translation>Rock durchlöchert, doch unversehrt</translation>
    </message>
    <message>
      <source>Horse Shot Out From Under</source>
      <translation>Das Pferd unter dem Leib erschossen</translation>
    </message>
    <message>
      <source>Staff Officer Struck</source>
      <translation>Stabsoffizier getroffen</translation>
    </message>
    <message>
      <source>Coolly Ignores Fire</source>
      <translation>Achtet kühl des Feuers nicht</translation>
    </message>
    <message>
      <source>target in March Column</source>
      <translation>Ziel in Marschkolonne</translation>
    </message>
    <message>
      <source>in March Column</source>
      <translation>in Marschkolonne</translation>
    </message>
    <message>
      <source>leader within command radius</source>
      <translation>Anführer im Befehlsradius</translation>
    </message>
    <message>
      <source>leader attached</source>
      <translation>Anführer dabei</translation>
    </message>
    <message>
      <source>exceptional leader within command radius</source>
      <translation>herausragender Anführer im Befehlsradius</translation>
    </message>
    <message>
      <source>exceptional leader attached</source>
      <translation>herausragender Anführer dabei</translation>
    </message>
    <message>
      <source>column or fieldworks</source>
      <translation>Kolonne oder Feldbefestigung</translation>
    </message>
    <message>
      <source>Quits the Field</source>
      <translation>Verlässt das Feld</translation>
    </message>
    <message>
      <source>Broken</source>
      <translation>Gebrochen</translation>
    </message>
    <message>
      <source>Wavering</source>
      <translation>Wankend</translation>
    </message>
    <message>
      <source>Shaken</source>
      <translation>Erschüttert</translation>
    </message>
    <message>
      <source>Rallies</source>
      <translation>Gesammelt</translation>
    </message>
    <message>
      <source>Rally with Élan</source>
      <translation>Mit Schwung</translation>
    </message>
    <message>
      <source>Retire</source>
      <translation>Zurückgehen</translation>
    </message>
    <message>
      <source>Disengage</source>
      <translation>Lösen</translation>
    </message>
    <message>
      <source>Hold Ground</source>
      <translation>Hält Stellung</translation>
    </message>
    <message>
      <source>Tardy</source>
      <translation>Säumig</translation>
    </message>
    <message>
      <source>Well Handled</source>
      <translation>Gut geführt</translation>
    </message>
    <message>
      <source>target limbered</source>
      <translation>Ziel aufgeprotzt</translation>
    </message>
    <message>
      <source>target in column</source>
      <translation>Ziel in Kolonne</translation>
    </message>
    <message>
      <source>target mounted cavalry</source>
      <translation>Ziel Kavallerie zu Pferd</translation>
    </message>
    <message>
      <source>target changing formation or movement mode</source>
      <translation>Ziel wechselt Formation oder Bewegungsart</translation>
    </message>
    <message>
      <source>changing formation or movement mode</source>
      <translation>wechselt Formation oder Bewegungsart</translation>
    </message>
    <message>
      <source>target about facing</source>
      <translation>Ziel macht kehrt</translation>
    </message>
    <message>
      <source>about facing</source>
      <translation>macht kehrt</translation>
    </message>
    <message>
      <source>target in cover</source>
      <translation>Ziel in Deckung</translation>
    </message>
    <message>
      <source>in cover</source>
      <translation>in Deckung</translation>
    </message>
    <message>
      <source>target in woods</source>
      <translation>Ziel im Wald</translation>
    </message>
    <message>
      <source>in woods</source>
      <translation>im Wald</translation>
    </message>
    <message>
      <source>target on broken ground</source>
      <translation>Ziel in unebenem Gelände</translation>
    </message>
    <message>
      <source>on broken ground</source>
      <translation>in unebenem Gelände</translation>
    </message>
    <message>
      <source>target in a town</source>
      <translation>Ziel in einem Ort</translation>
    </message>
    <message>
      <source>in a town</source>
      <translation>in einem Ort</translation>
    </message>
    <message>
      <source>target behind breastworks</source>
      <translation>Ziel hinter Brustwehren</translation>
    </message>
    <message>
      <source>behind breastworks</source>
      <translation>hinter Brustwehren</translation>
    </message>
    <message>
      <source>dismounted cavalry</source>
      <translation>abgesessene Kavallerie</translation>
    </message>
    <message>
      <source>Desultory fire</source>
      <translation>Vereinzeltes Feuer</translation>
    </message>
    <message>
      <source>Desultory</source>
      <translation>Vereinzelt</translation>
    </message>
    <message>
      <source>desultory fire</source>
      <translation>vereinzeltes Feuer</translation>
    </message>
    <message>
      <source>Lively fire</source>
      <translation>Lebhaftes Feuer</translation>
    </message>
    <message>
      <source>Lively</source>
      <translation>Lebhaft</translation>
    </message>
    <message>
      <source>lively fire</source>
      <translation>lebhaftes Feuer</translation>
    </message>
    <message>
      <source>Telling fire</source>
      <translation>Wirksames Feuer</translation>
    </message>
    <message>
      <source>Telling</source>
      <translation>Wirksam</translation>
    </message>
    <message>
      <source>telling fire</source>
      <translation>wirksames Feuer</translation>
    </message>
    <message>
      <source>Deadly fire</source>
      <translation>Tödliches Feuer</translation>
    </message>
    <message>
      <source>Deadly</source>
      <translation>Tödlich</translation>
    </message>
    <message>
      <source>deadly fire</source>
      <translation>tödliches Feuer</translation>
    </message>
    <message>
      <source>Withering fire</source>
      <translation>Verheerendes Feuer</translation>
    </message>
    <message>
      <source>Withering</source>
      <translation>Verheerend</translation>
    </message>
    <message>
      <source>withering fire</source>
      <translation>verheerendes Feuer</translation>
    </message>
    <message>
      <source>12 to 14</source>
      <translation>12 bis 14</translation>
    </message>
    <message>
      <source>15 to 19</source>
      <translation>15 bis 19</translation>
    </message>
    <message>
      <source>20 to 24</source>
      <translation>20 bis 24</translation>
    </message>
    <message>
      <source>25 to 29</source>
      <translation>25 bis 29</translation>
    </message>
    <message>
      <source>30 to 34</source>
      <translation>30 bis 34</translation>
    </message>
    <message>
      <source>35 to 39</source>
      <translation>35 bis 39</translation>
    </message>
    <message>
      <source>40 to 44</source>
      <translation>40 bis 44</translation>
    </message>
    <message>
      <source>45 to 49</source>
      <translation>45 bis 49</translation>
    </message>
    <message>
      <source>Cavalry on a road</source>
      <translation>Kavallerie auf einer Straße</translation>
    </message>
    <message>
      <source>x 2, the movement chart</source>
      <translation>x 2, die Bewegungstabelle</translation>
    </message>
    <message>
      <source>x 3, the March Column card</source>
      <translation>x 3, die Karte der Marschkolonne</translation>
    </message>
    <message>
      <source>Leaders on a road</source>
      <translation>Anführer auf einer Straße</translation>
    </message>
    <message>
      <source>the road bonus</source>
      <translation>der Straßenbonus</translation>
    </message>
    <message>
      <source>no road bonus</source>
      <translation>kein Straßenbonus</translation>
    </message>
    <message>
      <source>Multipliers and deductions</source>
      <translation>Faktoren und Abzüge</translation>
    </message>
    <message>
      <source>multipliers first, nothing rounded</source>
      <translation>Faktoren zuerst, nichts gerundet</translation>
    </message>
    <message>
      <source>deductions first</source>
      <translation>Abzüge zuerst</translation>
    </message>
    <message>
      <source>multipliers first, rounded to the nearest half inch</source>
      <translation>Faktoren zuerst, auf halbe Zoll gerundet</translation>
    </message>
    <message>
      <source>Rough ground</source>
      <translation>Rauer Grund</translation>
    </message>
    <message>
      <source>only the inches in it cost more</source>
      <translation>nur die Zoll darin kosten mehr</translation>
    </message>
    <message>
      <source>any of it slows the whole move</source>
      <translation>schon ein Stück verlangsamt die ganze Bewegung</translation>
    </message>
    <message>
      <source>A halved road move</source>
      <translation>Eine halbierte Straßenbewegung</translation>
    </message>
    <message>
      <source>keeps the road bonus</source>
      <translation>behält den Straßenbonus</translation>
    </message>
    <message>
      <source>has no road bonus</source>
      <translation>hat keinen Straßenbonus</translation>
    </message>
    <message>
      <source>Dismounted cavalry</source>
      <translation>Abgesessene Kavallerie</translation>
    </message>
    <message>
      <source>move as infantry</source>
      <translation>bewegt sich wie Infanterie</translation>
    </message>
    <message>
      <source>move as cavalry</source>
      <translation>bewegt sich wie Kavallerie</translation>
    </message>
    <message>
      <source>The range cells of the fire table</source>
      <translation>Die Entfernungszellen der Feuertabelle</translation>
    </message>
    <message>
      <source>spanned</source>
      <translation>verbunden</translation>
    </message>
    <message>
      <source>literal</source>
      <translation>wörtlich</translation>
    </message>
    <message>
      <source>the first artillery figure spans two cells</source>
      <translation>die erste Zahl der Artillerie reicht über zwei Zellen</translation>
    </message>
    <message>
      <source>Fractions of fire points</source>
      <translation>Bruchteile von Feuerpunkten</translation>
    </message>
    <message>
      <source>dropped once, at the end</source>
      <translation>einmal am Ende weggelassen</translation>
    </message>
    <message>
      <source>halves up, at the end</source>
      <translation>am Ende ab einem Halben aufgerundet</translation>
    </message>
    <message>
      <source>each unit rounded half up before adding</source>
      <translation>jede Einheit vor dem Addieren gerundet</translation>
    </message>
    <message>
      <source>Disordered and low on ammunition</source>
      <translation>Ungeordnet und Munition knapp</translation>
    </message>
    <message>
      <source>halved once</source>
      <translation>einmal halbiert</translation>
    </message>
    <message>
      <source>halved twice</source>
      <translation>zweimal halbiert</translation>
    </message>
    <message>
      <source>Guns low on ammunition</source>
      <translation>Geschütze mit knapper Munition</translation>
    </message>
    <message>
      <source>canister at full points</source>
      <translation>Kartätschen mit vollen Punkten</translation>
    </message>
    <message>
      <source>canister at half points</source>
      <translation>Kartätschen mit halben Punkten</translation>
    </message>
    <message>
      <source>Fire at a March Column</source>
      <translation>Feuer auf eine Marschkolonne</translation>
    </message>
    <message>
      <source>x 2 and +1</source>
      <translation>x 2 und +1</translation>
    </message>
    <message>
      <source>x 2 in place of +1</source>
      <translation>x 2 statt +1</translation>
    </message>
    <message>
      <source>Several +1 conditions of a target</source>
      <translation>Mehrere +1-Umstände eines Ziels</translation>
    </message>
    <message>
      <source>+1 in all</source>
      <translation>+1 insgesamt</translation>
    </message>
    <message>
      <source>+1 each</source>
      <translation>je +1</translation>
    </message>
    <message>
      <source>The -1 for dismounted cavalry</source>
      <translation>Das -1 für abgesessene Kavallerie</translation>
    </message>
    <message>
      <source>as target, added to cover</source>
      <translation>als Ziel, zusätzlich zur Deckung</translation>
    </message>
    <message>
      <source>as target, not added to cover</source>
      <translation>als Ziel, nicht zusätzlich zur Deckung</translation>
    </message>
    <message>
      <source>Results outside the cells</source>
      <translation>Ergebnisse außerhalb der Zellen</translation>
    </message>
    <message>
      <source>read at the nearest end</source>
      <translation>am nächsten Ende gelesen</translation>
    </message>
    <message>
      <source>below the lowest, from 30 points, desultory</source>
      <translation>unter dem niedrigsten, ab 30 Punkten, vereinzelt</translation>
    </message>
    <message>
      <source>above the highest, one effect further</source>
      <translation>über dem höchsten eine Wirkung weiter</translation>
    </message>
    <message>
      <source>Damage when every gun stand is damaged</source>
      <translation>Schaden, wenn jede Geschützbase beschädigt ist</translation>
    </message>
    <message>
      <source>one damaged stand is wrecked</source>
      <translation>eine beschädigte Base wird zerstört</translation>
    </message>
    <message>
      <source>the whole battery is wrecked</source>
      <translation>die ganze Batterie wird zerstört</translation>
    </message>
    <message>
      <source>no further effect</source>
      <translation>keine weitere Wirkung</translation>
    </message>
    <message>
      <source>Leaders at the maneuver roll</source>
      <translation>Anführer beim Manöverwurf</translation>
    </message>
    <message>
      <source>each of the chain counts, at his better figure</source>
      <translation>jeder der Befehlskette zählt mit seiner besseren Zahl</translation>
    </message>
    <message>
      <source>within radius and attached add</source>
      <translation>im Radius und dabei zählen zusammen</translation>
    </message>
    <message>
      <source>leaves good order</source>
      <translation>belässt die gute Ordnung</translation>
    </message>
    <message>
      <source>also disorders</source>
      <translation>bringt auch in Unordnung</translation>
    </message>
    <message>
      <source>Stands compared in a charge</source>
      <translation>Verglichene Basen im Sturmangriff</translation>
    </message>
    <message>
      <source>all stands of the units in contact</source>
      <translation>alle Basen der Einheiten in Kontakt</translation>
    </message>
    <message>
      <source>guns do not count</source>
      <translation>Geschütze zählen nicht</translation>
    </message>
    <message>
      <source>Leaders in a charge</source>
      <translation>Anführer im Sturmangriff</translation>
    </message>
    <message>
      <source>+1 and +2 add</source>
      <translation>+1 und +2 zählen zusammen</translation>
    </message>
    <message>
      <source>Charging Confederate mounted cavalry</source>
      <translation>Stürmende konföderierte Kavallerie zu Pferd</translation>
    </message>
    <message>
      <source>both +1</source>
      <translation>beide +1</translation>
    </message>
    <message>
      <source>no Confederate +1</source>
      <translation>kein konföderiertes +1</translation>
    </message>
    <message>
      <source>Stands lost in the fire phase</source>
      <translation>In der Feuerphase verlorene Basen</translation>
    </message>
    <message>
      <source>-1 each, no limit</source>
      <translation>je -1, ohne Grenze</translation>
    </message>
    <message>
      <source>at most -3</source>
      <translation>höchstens -3</translation>
    </message>
    <message>
      <source>both sides net</source>
      <translation>beide Seiten verrechnet</translation>
    </message>
    <message>
      <source>A silenced battery in a charge</source>
      <translation>Eine schweigende Batterie im Sturmangriff</translation>
    </message>
    <message>
      <source>counts as disordered</source>
      <translation>zählt als ungeordnet</translation>
    </message>
    <message>
      <source>Disorder from a struggle</source>
      <translation>Unordnung aus einem Kampf</translation>
    </message>
    <message>
      <source>counts at once</source>
      <translation>zählt sofort</translation>
    </message>
    <message>
      <source>counts from the next combat</source>
      <translation>zählt ab dem nächsten Kampf</translation>
    </message>
    <message>
      <source>Extra captures</source>
      <translation>Zusätzliche Gefangene</translation>
    </message>
    <message>
      <source>for each point beyond the tenth</source>
      <translation>für jeden Punkt über den zehnten hinaus</translation>
    </message>
    <message>
      <source>from ten on</source>
      <translation>ab zehn</translation>
    </message>
    <message>
      <source>A damaged gun stand in a charge</source>
      <translation>Eine beschädigte Geschützbase im Sturmangriff</translation>
    </message>
    <message>
      <source>counts as half a stand</source>
      <translation>zählt als halbe Base</translation>
    </message>
    <message>
      <source>counts whole</source>
      <translation>zählt ganz</translation>
    </message>
    <message>
      <source>What a side knows of the enemy</source>
      <translation>Was eine Seite vom Feind weiß</translation>
    </message>
    <message>
      <source>Men a stand and guns a gun stand</source>
      <translation>Mann je Base und Geschütze je Geschützbase</translation>
    </message>
    <message>
      <source>enemy brigades worn</source>
      <translation>feindliche Brigaden angeschlagen</translation>
    </message>
    <message>
      <source>enemy brigades spent</source>
      <translation>feindliche Brigaden verbraucht</translation>
    </message>
    <message>
      <source>enemy brigades destroyed or gone</source>
      <translation>feindliche Brigaden vernichtet oder fort</translation>
    </message>
    <message>
      <source>enemy gun stands wrecked or captured</source>
      <translation>feindliche Geschützbasen zerstört oder erbeutet</translation>
    </message>
    <message>
      <source>exceptional enemy brigade commanders fallen</source>
      <translation>herausragende feindliche Brigadebefehlshaber gefallen</translation>
    </message>
    <message>
      <source>enemy division leaders fallen or captured</source>
      <translation>feindliche Divisionsführer gefallen oder gefangen</translation>
    </message>
    <message>
      <source>enemy corps leaders fallen or captured</source>
      <translation>feindliche Korpsführer gefallen oder gefangen</translation>
    </message>
    <message>
      <source>enemy army leaders fallen or captured</source>
      <translation>feindliche Armeeführer gefallen oder gefangen</translation>
    </message>
    <message>
      <source>replace fallen leaders; attach and detach leaders</source>
      <translation>gefallene Anführer ersetzen; Anführer anschließen und lösen</translation>
    </message>
    <message>
      <source>move brigades and batteries</source>
      <translation>Brigaden und Batterien bewegen</translation>
    </message>
    <message>
      <source>move detached leaders</source>
      <translation>freie Anführer bewegen</translation>
    </message>
    <message>
      <source>resolve charge combats</source>
      <translation>Sturmangriffe austragen</translation>
    </message>
    <message>
      <source>move breakthrough charges</source>
      <translation>Durchbrüche bewegen</translation>
    </message>
    <message>
      <source>resolve breakthrough combats</source>
      <translation>Durchbruchskämpfe austragen</translation>
    </message>
    <message>
      <source>exceptional-leader</source>
      <translation>herausragender Anführer</translation>
    </message>
    <message>
      <source>exceptional leader</source>
      <translation>herausragender Anführer</translation>
    </message>
    <message>
      <source>exceptional-commander</source>
      <translation>herausragender Befehlshaber</translation>
    </message>
    <message>
      <source>attacker</source>
      <translation>Angreifer</translation>
    </message>
    <message>
      <source>outnumbered-3-2</source>
      <translation>in der Minderzahl 3:2</translation>
    </message>
    <message>
      <source>outnumbered 3 2</source>
      <translation>in der Minderzahl 3:2</translation>
    </message>
    <message>
      <source>outnumbered-2-1</source>
      <translation>in der Minderzahl 2:1</translation>
    </message>
    <message>
      <source>outnumbered 2 1</source>
      <translation>in der Minderzahl 2:1</translation>
    </message>
    <message>
      <source>outnumbered-3-1</source>
      <translation>in der Minderzahl 3:1</translation>
    </message>
    <message>
      <source>outnumbered 3 1</source>
      <translation>in der Minderzahl 3:1</translation>
    </message>
    <message>
      <source>low-ammo</source>
      <translation>Munition knapp</translation>
    </message>
    <message>
      <source>low ammo</source>
      <translation>Munition knapp</translation>
    </message>
    <message>
      <source>fire-loss</source>
      <translation>Feuerverlust</translation>
    </message>
    <message>
      <source>fire loss</source>
      <translation>Feuerverlust</translation>
    </message>
    <message>
      <source>defender</source>
      <translation>Verteidiger</translation>
    </message>
    <message>
      <source>swept</source>
      <translation>vom Feld gefegt</translation>
    </message>
    <message>
      <source>must breakthrough</source>
      <translation>muss durchbrechen</translation>
    </message>
    <message>
      <source>driven-back</source>
      <translation>zurückgeworfen</translation>
    </message>
    <message>
      <source>driven back</source>
      <translation>zurückgeworfen</translation>
    </message>
    <message>
      <source>beyond musketry</source>
      <translation>außer Musketenreichweite</translation>
    </message>
    <message>
      <source>may breakthrough</source>
      <translation>darf durchbrechen</translation>
    </message>
    <message>
      <source>hard-pressed</source>
      <translation>hart bedrängt</translation>
    </message>
    <message>
      <source>hard pressed</source>
      <translation>hart bedrängt</translation>
    </message>
    <message>
      <source>two inches</source>
      <translation>zwei Zoll</translation>
    </message>
    <message>
      <source>struggle</source>
      <translation>verzweifelter Kampf</translation>
    </message>
    <message>
      <source>checked</source>
      <translation>gehemmt</translation>
    </message>
    <message>
      <source>falters</source>
      <translation>stockt</translation>
    </message>
    <message>
      <source>repulsed</source>
      <translation>abgewiesen</translation>
    </message>
    <message>
      <source>fallen leader</source>
      <translation>gefallener Anführer</translation>
    </message>
    <message>
      <source>felled-by-sniper</source>
      <translation>vom Scharfschützen niedergestreckt</translation>
    </message>
    <message>
      <source>felled by sniper</source>
      <translation>vom Scharfschützen niedergestreckt</translation>
    </message>
    <message>
      <source>shot-dead-in-the-saddle</source>
      <translation>tot aus dem Sattel geschossen</translation>
    </message>
    <message>
      <source>shot dead in the saddle</source>
      <translation>tot aus dem Sattel geschossen</translation>
    </message>
    <message>
      <source>mortally-stricken</source>
      <translation>tödlich getroffen</translation>
    </message>
    <message>
      <source>mortally stricken</source>
      <translation>tödlich getroffen</translation>
    </message>
    <message>
      <source>grievously-wounded</source>
      <translation>schwer verwundet</translation>
    </message>
    <message>
      <source>grievously wounded</source>
      <translation>schwer verwundet</translation>
    </message>
    <message>
      <source>disabled</source>
      <translation>kampfunfähig</translation>
    </message>
    <message>
      <source>mere-flesh-wound</source>
      <translation>nur eine Fleischwunde</translation>
    </message>
    <message>
      <source>mere flesh wound</source>
      <translation>nur eine Fleischwunde</translation>
    </message>
    <message>
      <source>coat-pierced</source>
      <translation>Rock durchlöchert</translation>
    </message>
    <message>
      <source>coat pierced</source>
      <translation>Rock durchlöchert</translation>
    </message>
    <message>
      <source>horse-shot</source>
      <translation>Pferd erschossen</translation>
    </message>
    <message>
      <source>horse shot</source>
      <translation>Pferd erschossen</translation>
    </message>
    <message>
      <source>staff-officer-struck</source>
      <translation>Stabsoffizier getroffen</translation>
    </message>
    <message>
      <source>staff officer struck</source>
      <translation>Stabsoffizier getroffen</translation>
    </message>
    <message>
      <source>coolly-ignores-fire</source>
      <translation>achtet kühl des Feuers nicht</translation>
    </message>
    <message>
      <source>coolly ignores fire</source>
      <translation>achtet kühl des Feuers nicht</translation>
    </message>
    <message>
      <source>fire points</source>
      <translation>Feuerpunkte</translation>
    </message>
    <message>
      <source>march column</source>
      <translation>Marschkolonne</translation>
    </message>
    <message>
      <source>breech loading</source>
      <translation>Hinterlader</translation>
    </message>
    <message>
      <source>muzzle loading</source>
      <translation>Vorderlader</translation>
    </message>
    <message>
      <source>first spans</source>
      <translation>erste verbunden</translation>
    </message>
    <message>
      <source>formations</source>
      <translation>Formationen</translation>
    </message>
    <message>
      <source>single line</source>
      <translation>einfache Linie</translation>
    </message>
    <message>
      <source>double line</source>
      <translation>doppelte Linie</translation>
    </message>
    <message>
      <source>pull in both flanks or one flank</source>
      <translation>beide Flanken oder eine einziehen</translation>
    </message>
    <message>
      <source>attack column</source>
      <translation>Angriffskolonne</translation>
    </message>
    <message>
      <source>any two stands become the head, which may be angled up to 45 degrees; the rest fall in to the rear</source>
      <translation>zwei beliebige Basen werden die Spitze, bis 45 Grad gedreht; die übrigen reihen sich dahinter ein</translation>
    </message>
    <message>
      <source>any one stand becomes the head, which may be angled up to 45 degrees; the rest fall in to the rear</source>
      <translation>eine beliebige Base wird die Spitze, bis 45 Grad gedreht; die übrigen reihen sich dahinter ein</translation>
    </message>
    <message>
      <source>up to a full move, straight ahead</source>
      <translation>bis zu einer vollen Bewegung, geradeaus</translation>
    </message>
    <message>
      <source>up to a full move, straight back; over half of it an about face</source>
      <translation>bis zu einer vollen Bewegung, gerade zurück; über die Hälfte davon kehrt</translation>
    </message>
    <message>
      <source>up to a full move, the inside stand stays</source>
      <translation>bis zu einer vollen Bewegung, die innere Base bleibt</translation>
    </message>
    <message>
      <source>up to a full move at up to 45 degrees</source>
      <translation>bis zu einer vollen Bewegung unter bis zu 45 Grad</translation>
    </message>
    <message>
      <source>about face</source>
      <translation>kehrt</translation>
    </message>
    <message>
      <source>refuse flank</source>
      <translation>Flanke zurücknehmen</translation>
    </message>
    <message>
      <source>free, one stand unless along terrain</source>
      <translation>frei, eine Base, außer am Gelände entlang</translation>
    </message>
    <message>
      <source>half speed, at up to 45 degrees</source>
      <translation>halbe Bewegung, unter bis zu 45 Grad</translation>
    </message>
    <message>
      <source>beginning or end</source>
      <translation>Anfang oder Ende</translation>
    </message>
    <message>
      <source>beginning</source>
      <translation>Anfang</translation>
    </message>
    <message>
      <source>spread out both flanks or one flank</source>
      <translation>beide Flanken oder eine ausbreiten</translation>
    </message>
    <message>
      <source>the command stand guides and the rest fall in to the rear</source>
      <translation>die Führungsbase führt, die übrigen reihen sich dahinter ein</translation>
    </message>
    <message>
      <source>build the line on any two stands</source>
      <translation>die Linie auf zwei beliebigen Basen bilden</translation>
    </message>
    <message>
      <source>build the line on any four stands</source>
      <translation>die Linie auf vier beliebigen Basen bilden</translation>
    </message>
    <message>
      <source>build the line on any one stand</source>
      <translation>die Linie auf einer beliebigen Base bilden</translation>
    </message>
    <message>
      <source>leader-in-radius</source>
      <translation>Anführer im Radius</translation>
    </message>
    <message>
      <source>leader in radius</source>
      <translation>Anführer im Radius</translation>
    </message>
    <message>
      <source>leader-attached</source>
      <translation>Anführer dabei</translation>
    </message>
    <message>
      <source>exceptional-leader-in-radius</source>
      <translation>herausragender Anführer im Radius</translation>
    </message>
    <message>
      <source>exceptional leader in radius</source>
      <translation>herausragender Anführer im Radius</translation>
    </message>
    <message>
      <source>exceptional-leader-attached</source>
      <translation>herausragender Anführer dabei</translation>
    </message>
    <message>
      <source>exceptional-brigade-commander</source>
      <translation>herausragender Brigadebefehlshaber</translation>
    </message>
    <message>
      <source>column-or-fieldworks</source>
      <translation>Kolonne oder Feldbefestigung</translation>
    </message>
    <message>
      <source>quits the field</source>
      <translation>verlässt das Feld</translation>
    </message>
    <message>
      <source>retire</source>
      <translation>geht zurück</translation>
    </message>
    <message>
      <source>broken</source>
      <translation>gebrochen</translation>
    </message>
    <message>
      <source>disengage</source>
      <translation>löst sich</translation>
    </message>
    <message>
      <source>wavering</source>
      <translation>wankt</translation>
    </message>
    <message>
      <source>hold ground</source>
      <translation>hält die Stellung</translation>
    </message>
    <message>
      <source>shaken</source>
      <translation>erschüttert</translation>
    </message>
    <message>
      <source>tardy</source>
      <translation>säumig</translation>
    </message>
    <message>
      <source>well handled</source>
      <translation>gut geführt</translation>
    </message>
    <message>
      <source>rally with elan</source>
      <translation>sammelt sich mit Schwung</translation>
    </message>
    <message>
      <source>quits-the-field</source>
      <translation>verlässt das Feld</translation>
    </message>
    <message>
      <source>leaves table</source>
      <translation>verlässt den Tisch</translation>
    </message>
    <message>
      <source>retreat full</source>
      <translation>volle Bewegung zurück</translation>
    </message>
    <message>
      <source>rally-with-elan</source>
      <translation>sammelt sich mit Schwung</translation>
    </message>
    <message>
      <source>hold-ground</source>
      <translation>hält die Stellung</translation>
    </message>
    <message>
      <source>well-handled</source>
      <translation>gut geführt</translation>
    </message>
    <message>
      <source>markers</source>
      <translation>Marker</translation>
    </message>
    <message>
      <source>at the end of the owner's Maneuver phase, outside enemy musket range; a battery must be limbered</source>
      <translation>am Ende der eigenen Manöverphase, außerhalb feindlicher Musketenreichweite; eine Batterie muss aufgeprotzt sein</translation>
    </message>
    <message>
      <source>by a rallying result of the maneuver table, which a disordered brigade must roll on</source>
      <translation>durch Sammeln auf der Manövertabelle, auf der eine ungeordnete Brigade würfeln muss</translation>
    </message>
    <message>
      <source>when the battery has limbered and fallen back at least half a move, at the end of that Maneuver phase</source>
      <translation>wenn die Batterie aufgeprotzt und mindestens eine halbe Bewegung zurückgegangen ist, am Ende dieser Manöverphase</translation>
    </message>
    <message>
      <source>movement</source>
      <translation>Bewegung</translation>
    </message>
    <message>
      <source>exposed</source>
      <translation>ungedeckt</translation>
    </message>
    <message>
      <source>changing</source>
      <translation>im Wechsel</translation>
    </message>
    <message>
      <source>broken ground</source>
      <translation>unebenes Gelände</translation>
    </message>
    <message>
      <source>open order</source>
      <translation>offene Ordnung</translation>
    </message>
    <message>
      <source>desultory</source>
      <translation>vereinzelt</translation>
    </message>
    <message>
      <source>lively</source>
      <translation>lebhaft</translation>
    </message>
    <message>
      <source>telling</source>
      <translation>wirksam</translation>
    </message>
    <message>
      <source>deadly</source>
      <translation>tödlich</translation>
    </message>
    <message>
      <source>withering</source>
      <translation>verheerend</translation>
    </message>
    <message>
      <source>options</source>
      <translation>Optionen</translation>
    </message>
    <message>
      <source>intelligence</source>
      <translation>Aufklärung</translation>
    </message>
    <message>
      <source>scale</source>
      <translation>Maßstab</translation>
    </message>
    <message>
      <source>score</source>
      <translation>Wertung</translation>
    </message>
    <message>
      <source>parent rules, as published at fireandfury.co.uk/rules.htm</source>
      <translation>Stammregeln, veröffentlicht unter fireandfury.co.uk/rules.htm</translation>
    </message>
    <message>
      <source>brigade worn</source>
      <translation>Brigade angeschlagen</translation>
    </message>
    <message>
      <source>brigade spent</source>
      <translation>Brigade verbraucht</translation>
    </message>
    <message>
      <source>brigade destroyed</source>
      <translation>Brigade vernichtet</translation>
    </message>
    <message>
      <source>sequence</source>
      <translation>Ablauf</translation>
    </message>
    <message>
      <source>half rule</source>
      <translation>Hälftenregel</translation>
    </message>
    <message>
      <source>share</source>
      <translation>Anteil</translation>
    </message>
    <message>
      <source>support automatic</source>
      <translation>Unterstützung von selbst</translation>
    </message>
    <message>
      <source>support of line</source>
      <translation>Unterstützung einer Linie</translation>
    </message>
    <message>
      <source>inches</source>
      <translation>Zoll</translation>
    </message>
    <message>
      <source>breakthrough move</source>
      <translation>Durchbruchsbewegung</translation>
    </message>
    <message>
      <source>times</source>
      <translation>mal</translation>
    </message>
    <message>
      <source>fire loss limit</source>
      <translation>Grenze der Feuerverluste</translation>
    </message>
    <message>
      <source>value</source>
      <translation>Wert</translation>
    </message>
    <message>
      <source>retreat near</source>
      <translation>Rückzug in die Nähe</translation>
    </message>
    <message>
      <source>retreat away</source>
      <translation>Rückzug vom Feind weg</translation>
    </message>
    <message>
      <source>surrender</source>
      <translation>Ergeben</translation>
    </message>
    <message>
      <source>struggle again</source>
      <translation>Kampf noch einmal</translation>
    </message>
    <message>
      <source>modifier</source>
      <translation>Modifikator</translation>
    </message>
    <message>
      <source>id</source>
      <translation>Kennung</translation>
    </message>
    <message>
      <source>label</source>
      <translation>Bezeichnung</translation>
    </message>
    <message>
      <source>ratio</source>
      <translation>Verhältnis</translation>
    </message>
    <message>
      <source>result</source>
      <translation>Ergebnis</translation>
    </message>
    <message>
      <source>name</source>
      <translation>Name</translation>
    </message>
    <message>
      <source>min</source>
      <translation>mindestens</translation>
    </message>
    <message>
      <source>loser</source>
      <translation>Verlierer</translation>
    </message>
    <message>
      <source>retreat</source>
      <translation>Rückzug</translation>
    </message>
    <message>
      <source>battery retreat</source>
      <translation>Rückzug der Batterie</translation>
    </message>
    <message>
      <source>captured extra beyond</source>
      <translation>mehr Gefangene ab</translation>
    </message>
    <message>
      <source>skedaddled</source>
      <translation>ausgerissen</translation>
    </message>
    <message>
      <source>lost each side</source>
      <translation>Verlust je Seite</translation>
    </message>
    <message>
      <source>leader captured</source>
      <translation>Anführer gefangen</translation>
    </message>
    <message>
      <source>pursuit</source>
      <translation>Verfolgung</translation>
    </message>
    <message>
      <source>loss</source>
      <translation>Verlust</translation>
    </message>
    <message>
      <source>extra</source>
      <translation>zusätzlich</translation>
    </message>
    <message>
      <source>taken</source>
      <translation>genommen</translation>
    </message>
    <message>
      <source>max</source>
      <translation>höchstens</translation>
    </message>
    <message>
      <source>full turn</source>
      <translation>voller Zug</translation>
    </message>
    <message>
      <source>full turns</source>
      <translation>volle Züge</translation>
    </message>
    <message>
      <source>unhurt</source>
      <translation>unverletzt</translation>
    </message>
    <message>
      <source>row</source>
      <translation>Zeile</translation>
    </message>
    <message>
      <source>face</source>
      <translation>Augen</translation>
    </message>
    <message>
      <source>headings</source>
      <translation>Überschriften</translation>
    </message>
    <message>
      <source>low ammo guns</source>
      <translation>Geschütze mit knapper Munition</translation>
    </message>
    <message>
      <source>target stands hit</source>
      <translation>getroffene Zielbasen</translation>
    </message>
    <message>
      <source>cover share</source>
      <translation>Anteil in Deckung</translation>
    </message>
    <message>
      <source>low ammo share</source>
      <translation>Anteil mit knapper Munition</translation>
    </message>
    <message>
      <source>fewest points</source>
      <translation>wenigste Punkte</translation>
    </message>
    <message>
      <source>arc</source>
      <translation>Schussfeld</translation>
    </message>
    <message>
      <source>degrees</source>
      <translation>Grad</translation>
    </message>
    <message>
      <source>factor</source>
      <translation>Faktor</translation>
    </message>
    <message>
      <source>reading</source>
      <translation>Lesart</translation>
    </message>
    <message>
      <source>firer</source>
      <translation>Feuernder</translation>
    </message>
    <message>
      <source>upto</source>
      <translation>bis</translation>
    </message>
    <message>
      <source>point</source>
      <translation>Punkt</translation>
    </message>
    <message>
      <source>always supported</source>
      <translation>stets unterstützt</translation>
    </message>
    <message>
      <source>always enfiladed</source>
      <translation>stets enfiliert</translation>
    </message>
    <message>
      <source>users</source>
      <translation>Benutzer</translation>
    </message>
    <message>
      <source>who</source>
      <translation>wer</translation>
    </message>
    <message>
      <source>allowed</source>
      <translation>erlaubt</translation>
    </message>
    <message>
      <source>changes</source>
      <translation>Wechsel</translation>
    </message>
    <message>
      <source>to</source>
      <translation>zu</translation>
    </message>
    <message>
      <source>takes</source>
      <translation>braucht</translation>
    </message>
    <message>
      <source>how</source>
      <translation>wie</translation>
    </message>
    <message>
      <source>modes</source>
      <translation>Bewegungsarten</translation>
    </message>
    <message>
      <source>effect</source>
      <translation>Wirkung</translation>
    </message>
    <message>
      <source>when</source>
      <translation>wann</translation>
    </message>
    <message>
      <source>notes</source>
      <translation>Anmerkungen</translation>
    </message>
    <message>
      <source>in contact</source>
      <translation>in Kontakt</translation>
    </message>
    <message>
      <source>stand</source>
      <translation>Base</translation>
    </message>
    <message>
      <source>on road</source>
      <translation>auf einer Straße</translation>
    </message>
    <message>
      <source>over bridge</source>
      <translation>über eine Brücke</translation>
    </message>
    <message>
      <source>command radius</source>
      <translation>Befehlsradius</translation>
    </message>
    <message>
      <source>disordered clause</source>
      <translation>Regelstelle ungeordnet</translation>
    </message>
    <message>
      <source>good order</source>
      <translation>gute Ordnung</translation>
    </message>
    <message>
      <source>good order clause</source>
      <translation>Regelstelle gute Ordnung</translation>
    </message>
    <message>
      <source>outcome</source>
      <translation>Ausgang</translation>
    </message>
    <message>
      <source>may change formation</source>
      <translation>darf Formation wechseln</translation>
    </message>
    <message>
      <source>ends disordered</source>
      <translation>endet ungeordnet</translation>
    </message>
    <message>
      <source>skedaddle</source>
      <translation>ausreißen</translation>
    </message>
    <message>
      <source>marker</source>
      <translation>Marker</translation>
    </message>
    <message>
      <source>effects</source>
      <translation>Wirkungen</translation>
    </message>
    <message>
      <source>removal</source>
      <translation>Aufhebung</translation>
    </message>
    <message>
      <source>comes off</source>
      <translation>fällt weg</translation>
    </message>
    <message>
      <source>permanent</source>
      <translation>dauerhaft</translation>
    </message>
    <message>
      <source>visibility open wood</source>
      <translation>Sicht im lichten Wald</translation>
    </message>
    <message>
      <source>visibility closed wood</source>
      <translation>Sicht im dichten Wald</translation>
    </message>
    <message>
      <source>position battery</source>
      <translation>Stellungsbatterie</translation>
    </message>
    <message>
      <source>musket range</source>
      <translation>Musketenreichweite</translation>
    </message>
    <message>
      <source>silenced fall back</source>
      <translation>Rückgang Schweigender</translation>
    </message>
    <message>
      <source>round to</source>
      <translation>runden auf</translation>
    </message>
    <message>
      <source>passage must complete</source>
      <translation>Durchschreiten ganz</translation>
    </message>
    <message>
      <source>road needs formation</source>
      <translation>Straße braucht Formation</translation>
    </message>
    <message>
      <source>road needs whole move</source>
      <translation>Straße braucht ganze Bewegung</translation>
    </message>
    <message>
      <source>cavalry road on march card</source>
      <translation>Kavallerie auf Straße, Marschkarte</translation>
    </message>
    <message>
      <source>infantry road on march card</source>
      <translation>Infanterie auf Straße, Marschkarte</translation>
    </message>
    <message>
      <source>rate</source>
      <translation>Bewegung je Phase</translation>
    </message>
    <message>
      <source>mover</source>
      <translation>wer sich bewegt</translation>
    </message>
    <message>
      <source>rough</source>
      <translation>rauer Grund</translation>
    </message>
    <message>
      <source>passage</source>
      <translation>Durchschreiten</translation>
    </message>
    <message>
      <source>no linear object</source>
      <translation>kein lineares Hindernis</translation>
    </message>
    <message>
      <source>no closed wood</source>
      <translation>kein dichter Wald</translation>
    </message>
    <message>
      <source>result label</source>
      <translation>Bezeichnung des Ergebnisses</translation>
    </message>
    <message>
      <source>lowest result</source>
      <translation>niedrigstes Ergebnis</translation>
    </message>
    <message>
      <source>highest result</source>
      <translation>höchstes Ergebnis</translation>
    </message>
    <message>
      <source>desultory below from</source>
      <translation>vereinzelt darunter ab</translation>
    </message>
    <message>
      <source>base ten</source>
      <translation>gewürfelte 10</translation>
    </message>
    <message>
      <source>group</source>
      <translation>Gruppe</translation>
    </message>
    <message>
      <source>stands lost</source>
      <translation>Basen verloren</translation>
    </message>
    <message>
      <source>printed</source>
      <translation>gedruckt</translation>
    </message>
    <message>
      <source>choices</source>
      <translation>Lesarten</translation>
    </message>
    <message>
      <source>setting</source>
      <translation>Einstellung</translation>
    </message>
    <message>
      <source>thresholds</source>
      <translation>Schwellen</translation>
    </message>
    <message>
      <source>fresh above</source>
      <translation>frisch über</translation>
    </message>
    <message>
      <source>spent at</source>
      <translation>verbraucht bei</translation>
    </message>
    <message>
      <source>game</source>
      <translation>Spiel</translation>
    </message>
    <message>
      <source>minutes</source>
      <translation>Minuten</translation>
    </message>
    <message>
      <source>turns</source>
      <translation>Züge</translation>
    </message>
    <message>
      <source>men per stand</source>
      <translation>Mann je Base</translation>
    </message>
    <message>
      <source>guns per stand</source>
      <translation>Geschütze je Base</translation>
    </message>
    <message>
      <source>yards per inch</source>
      <translation>Yards je Zoll</translation>
    </message>
    <message>
      <source>outside</source>
      <translation>außerhalb</translation>
    </message>
    <message>
      <source>step</source>
      <translation>Schritt</translation>
    </message>
    <message>
      <source>player turn</source>
      <translation>Spielerzug</translation>
    </message>
    <message>
      <source>phase</source>
      <translation>Phase</translation>
    </message>
    <message>
      <source>actor</source>
      <translation>wer handelt</translation>
    </message>
    <message>
      <source>does</source>
      <translation>was geschieht</translation>
    </message>
    <message>
      <source>Fire zone</source>
      <translation>Feuerzone</translation>
    </message>
    <message>
      <source>Reach</source>
      <translation>Reichweite</translation>
    </message>
    <message>
      <source>Zones</source>
      <translation>Zonen</translation>
    </message>
    <message>
      <source>Names</source>
      <translation>Namen</translation>
    </message>
    <message>
      <source>Numbers</source>
      <translation>Nummern</translation>
    </message>
    <message>
      <source>What the unit in hand sees, or the square that is looked at [ANT-8.3b]</source>
      <translation>Was die gewählte Einheit sieht oder das betrachtete Feld [ANT-8.3b]</translation>
    </message>
    <message>
      <source>Squares in sight and in range of its weapon [ANT-7.13k]</source>
      <translation>Felder in Sicht und in Reichweite ihrer Waffe [ANT-7.13k]</translation>
    </message>
    <message>
      <source>Where it can go, with the points it costs [ANT-7.5]</source>
      <translation>Wohin sie gehen kann, mit den Punkten, die es kostet [ANT-7.5]</translation>
    </message>
    <message>
      <source>Zones of control of both sides [ANT-7.6a]</source>
      <translation>Kontrollzonen beider Seiten [ANT-7.6a]</translation>
    </message>
    <message>
      <source>The leaders its command control is traced to [ANT-4.1]</source>
      <translation>Die Anführer, zu denen ihre Führung reicht [ANT-4.1]</translation>
    </message>
    <message>
      <source>Off, the ground under them shows [ANT-7.3m]</source>
      <translation>Ausgeschaltet zeigt sich das Gelände darunter [ANT-7.3m]</translation>
    </message>
    <message>
      <source>Names of places and units</source>
      <translation>Namen von Orten und Einheiten</translation>
    </message>
    <message>
      <source>Row and column of every square</source>
      <translation>Reihe und Spalte jedes Feldes</translation>
    </message>
    <message>
      <source>Open ground</source>
      <translation>Offenes Gelände</translation>
    </message>
    <message>
      <source>Target not higher</source>
      <translation>Ziel nicht höher</translation>
    </message>
    <message>
      <source>Where it stands</source>
      <translation>Wo sie steht</translation>
    </message>
    <message>
      <source>In order</source>
      <translation>Geordnet</translation>
    </message>
    <message>
      <source>Its mode</source>
      <translation>Ihr Zustand</translation>
    </message>
    <message>
      <source>No leader</source>
      <translation>Kein Anführer</translation>
    </message>
    <message>
      <source>Front, not flanked</source>
      <translation>Von vorn, keine Flanke</translation>
    </message>
    <message>
      <source>Density</source>
      <translation>Dichte</translation>
    </message>
    <message>
      <source>Own density</source>
      <translation>Eigene Dichte</translation>
    </message>
    <message>
      <source>No fortification</source>
      <translation>Keine Befestigung</translation>
    </message>
    <message>
      <source>Full crew</source>
      <translation>Volle Bedienung</translation>
    </message>
    <message>
      <source>Not outmaneuvered</source>
      <translation>Nicht ausmanövriert</translation>
    </message>
    <message>
      <source>No attack before</source>
      <translation>Kein Angriff zuvor</translation>
    </message>
    <message>
      <source>Battle time</source>
      <translation>Gefechtszeit</translation>
    </message>
    <message>
      <source>arrows</source>
      <translation>Pfeile</translation>
    </message>
    <message>
      <source>Ctrl F</source>
      <translation>Strg F</translation>
    </message>
    <message>
      <source>Enter</source>
      <translation>Eingabe</translation>
    </message>
    <message>
      <source>Q or Esc</source>
      <translation>Q oder Esc</translation>
    </message>
    <message>
      <source>click</source>
      <translation>Klick</translation>
    </message>
    <message>
      <source>double click</source>
      <translation>Doppelklick</translation>
    </message>
    <message>
      <source>right click</source>
      <translation>Rechtsklick</translation>
    </message>
    <message>
      <source>mouse wheel</source>
      <translation>Mausrad</translation>
    </message>
    <message>
      <source>drag</source>
      <translation>Ziehen</translation>
    </message>
    <message>
      <source>move the cursor</source>
      <translation>Zeiger bewegen</translation>
    </message>
    <message>
      <source>move the cursor; with Shift the map</source>
      <translation>Zeiger bewegen; mit Umschalt die Karte</translation>
    </message>
    <message>
      <source>centre the map</source>
      <translation>Karte in die Mitte</translation>
    </message>
    <message>
      <source>take the first unit of the square in hand</source>
      <translation>erste Einheit des Feldes wählen</translation>
    </message>
    <message>
      <source>what is seen from the square</source>
      <translation>was vom Feld zu sehen ist</translation>
    </message>
    <message>
      <source>units off and on</source>
      <translation>Einheiten aus und ein</translation>
    </message>
    <message>
      <source>stop the clock, or let it go on</source>
      <translation>Uhr anhalten oder weiterlaufen lassen</translation>
    </message>
    <message>
      <source>zones of control</source>
      <translation>Kontrollzonen</translation>
    </message>
    <message>
      <source>the whole map</source>
      <translation>die ganze Karte</translation>
    </message>
    <message>
      <source>move, each step paid</source>
      <translation>bewegen, jeder Schritt wird bezahlt</translation>
    </message>
    <message>
      <source>go to the square that is looked at by the cheapest way</source>
      <translation>auf dem billigsten Weg in das betrachtete Feld gehen</translation>
    </message>
    <message>
      <source>plot fire: T plots the square, E clears the plot</source>
      <translation>Feuer planen: T plant das Feld, E löscht den Plan</translation>
    </message>
    <message>
      <source>melee, or no longer</source>
      <translation>Nahkampf oder nicht mehr</translation>
    </message>
    <message>
      <source>advance, or no longer</source>
      <translation>Vorrücken oder nicht mehr</translation>
    </message>
    <message>
      <source>face: then 1–8</source>
      <translation>Front: dann 1–8</translation>
    </message>
    <message>
      <source>change the mode</source>
      <translation>Zustand ändern</translation>
    </message>
    <message>
      <source>force the march</source>
      <translation>Gewaltmarsch</translation>
    </message>
    <message>
      <source>build a level of fortification</source>
      <translation>eine Stufe Befestigung bauen</translation>
    </message>
    <message>
      <source>reorganise, where the rules have it</source>
      <translation>neu gliedern, wo die Regeln es haben</translation>
    </message>
    <message>
      <source>put the unit back as it was when it came to hand</source>
      <translation>Einheit zurückstellen, wie sie bei der Wahl war</translation>
    </message>
    <message>
      <source>its division</source>
      <translation>ihre Division</translation>
    </message>
    <message>
      <source>the other page</source>
      <translation>die andere Seite</translation>
    </message>
    <message>
      <source>what it sees</source>
      <translation>was sie sieht</translation>
    </message>
    <message>
      <source>its fire zone</source>
      <translation>ihre Feuerzone</translation>
    </message>
    <message>
      <source>where it can go</source>
      <translation>wohin sie gehen kann</translation>
    </message>
    <message>
      <source>its command</source>
      <translation>ihre Führung</translation>
    </message>
    <message>
      <source>put it down</source>
      <translation>ablegen</translation>
    </message>
    <message>
      <source>look at a square; on a unit of one's own: take it in hand</source>
      <translation>ein Feld ansehen; auf einer eigenen Einheit: sie wählen</translation>
    </message>
    <message>
      <source>go there, or take in hand</source>
      <translation>dorthin gehen oder wählen</translation>
    </message>
    <message>
      <source>go there, or plot fire at the enemy there</source>
      <translation>dorthin gehen oder Feuer auf den Gegner dort planen</translation>
    </message>
    <message>
      <source>move the map</source>
      <translation>Karte verschieben</translation>
    </message>
    <message>
      <source>Recovery</source>
      <translation>Erholung</translation>
    </message>
    <message>
      <source>Reinforcement</source>
      <translation>Verstärkung</translation>
    </message>
    <message>
      <source>{side} operations {half}</source>
      <translation>Operationen {side} {half}</translation>
    </message>
    <message>
      <source>Combat {half}</source>
      <translation>Kampf {half}</translation>
    </message>
    <message>
      <source>Mid-turn recovery</source>
      <translation>Erholung zur Zugmitte</translation>
    </message>
    <message>
      <source>End of day</source>
      <translation>Tagesende</translation>
    </message>
    <message>
      <source>Intermediate</source>
      <translation>Mittleres Spiel</translation>
    </message>
    <message>
      <source>Advanced</source>
      <translation>Volles Spiel</translation>
    </message>
    <message>
      <source>Divisions to activate</source>
      <translation>Zu aktivierende Divisionen</translation>
    </message>
    <message>
      <source>{n} artillerymen of {all}</source>
      <translation>{n} von {all} Artilleristen</translation>
    </message>
    <message>
      <source>{n} guns with {weapon} at range {range}, {loss} for each {per}</source>
      <translation>{n} Geschütze, {weapon}, Entfernung {range}, {loss} je {per}</translation>
    </message>
    <message>
      <source>{n} men with {weapon} at range {range}, {loss} for each {per}</source>
      <translation>{n} Mann, {weapon}, Entfernung {range}, {loss} je {per}</translation>
    </message>
    <message>
      <source>{n} men in its own square</source>
      <translation>{n} Mann im eigenen Feld</translation>
    </message>
    <message>
      <source>{n} men in the square</source>
      <translation>{n} Mann im Feld</translation>
    </message>
    <message>
      <source>{n} of {parts} parts of {all} as the fire falls on it, rounded down</source>
      <translation>{n} von {parts} Teilen von {all}, wie das Feuer trifft, abgerundet</translation>
    </message>
    <message>
      <source>{arm} in {ground}</source>
      <translation>{arm} in: {ground}</translation>
    </message>
    <message>
      <source>efficiency {n}</source>
      <translation>Leistung {n}</translation>
    </message>
    <message>
      <source>leader {percent}</source>
      <translation>Anführer {percent}</translation>
    </message>
    <message>
      <source>hit most: what the others leave of {n}</source>
      <translation>am stärksten getroffen: Rest von {n}</translation>
    </message>
    <message>
      <source>men left, fewer than {n}</source>
      <translation>Männer übrig, weniger als {n}</translation>
    </message>
    <message>
      <source>morale, below {n}</source>
      <translation>Moral unter {n}</translation>
    </message>
    <message>
      <source>score {n}</source>
      <translation>Punktestand {n}</translation>
    </message>
    <message>
      <source>target in {ground}</source>
      <translation>Ziel in: {ground}</translation>
    </message>
    <message>
      <source>casualties</source>
      <translation>Verluste</translation>
    </message>
    <message>
      <source>casualties, rounded down</source>
      <translation>Verluste, abgerundet</translation>
    </message>
    <message>
      <source>chance of rout, percent</source>
      <translation>Chance der Flucht, Prozent</translation>
    </message>
    <message>
      <source>command control</source>
      <translation>Führung</translation>
    </message>
    <message>
      <source>divisions</source>
      <translation>Divisionen</translation>
    </message>
    <message>
      <source>drawn</source>
      <translation>gezogen</translation>
    </message>
    <message>
      <source>product of all these</source>
      <translation>Produkt aus allen</translation>
    </message>
    <message>
      <source>recovers out of contact</source>
      <translation>erholt sich ohne Feindberührung</translation>
    </message>
    <message>
      <source>target higher</source>
      <translation>Ziel höher</translation>
    </message>
    <message>
      <source>the enemy's flank</source>
      <translation>Flanke des Gegners</translation>
    </message>
    <message>
      <source>within its limits and cut</source>
      <translation>in den Grenzen, gekürzt</translation>
    </message>
    <message>
      <source>no more than the men in the square</source>
      <translation>nicht mehr als Männer im Feld</translation>
    </message>
    <message>
      <source>recovers in an enemy zone of control</source>
      <translation>erholt sich in gegnerischer Kontrollzone</translation>
    </message>
    <message>
      <source>in command control</source>
      <translation>geführt</translation>
    </message>
    <message>
      <source>attack on {square}</source>
      <translation>Angriff auf {square}</translation>
    </message>
    <message>
      <source>defence of {square}</source>
      <translation>Verteidigung von {square}</translation>
    </message>
    <message>
      <source>enters a square {mode}</source>
      <translation>betritt ein Feld {mode}</translation>
    </message>
    <message>
      <source>road in {ground}</source>
      <translation>Straße in: {ground}</translation>
    </message>
    <message>
      <source>{ground}, diagonal</source>
      <translation>{ground}, schräg</translation>
    </message>
    <message>
      <source>from {mode} to {now}</source>
      <translation>von {mode} zu {now}</translation>
    </message>
    <message>
      <source>{arm} enters a square</source>
      <translation>{arm} betritt ein Feld</translation>
    </message>
    <message>
      <source>{who} draw</source>
      <translation>{who} ziehen</translation>
    </message>
    <message>
      <source>{who} go back, percent</source>
      <translation>{who} weichen, Prozent</translation>
    </message>
    <message>
      <source>{who} lose {n} drawn and {all}</source>
      <translation>{who} verlieren {n} gezogene und {all}</translation>
    </message>
    <message>
      <source>{who}, losses, rounded down</source>
      <translation>{who}, Verluste, abgerundet</translation>
    </message>
    <message>
      <source>{who}, no more than they are</source>
      <translation>{who}, nicht mehr als vorhanden</translation>
    </message>
    <message>
      <source>{who}, strength in all</source>
      <translation>{who}, Stärke insgesamt</translation>
    </message>
    <message>
      <source>{unit}: strength</source>
      <translation>{unit}: Stärke</translation>
    </message>
    <message>
      <source>their difference, divided by {n}</source>
      <translation>ihr Unterschied, geteilt durch {n}</translation>
    </message>
    <message>
      <source>{n} percent of {all} men, rounded up</source>
      <translation>{n} Prozent von {all} Mann, aufgerundet</translation>
    </message>
    <message>
      <source>squares seen from elevation {n}</source>
      <translation>Felder Sicht von Höhe {n}</translation>
    </message>
    <message>
      <source>attackers</source>
      <translation>Angreifer</translation>
    </message>
    <message>
      <source>defenders</source>
      <translation>Verteidiger</translation>
    </message>
    <message>
      <source>Union points less Confederate points</source>
      <translation>Punkte der Union abzüglich Punkte der Konföderierten</translation>
    </message>
    <message>
      <source>attackers retreat, chance in 100</source>
      <translation>Rückzug der Angreifer, Chance in 100</translation>
    </message>
    <message>
      <source>bridge on a road</source>
      <translation>Brücke auf einer Straße</translation>
    </message>
    <message>
      <source>cut towards 0, the row</source>
      <translation>gegen 0 gekürzt, die Zeile</translation>
    </message>
    <message>
      <source>defenders retreat, chance in 100</source>
      <translation>Rückzug der Verteidiger, Chance in 100</translation>
    </message>
    <message>
      <source>drawn for the attackers</source>
      <translation>gezogen für die Angreifer</translation>
    </message>
    <message>
      <source>drawn for the defenders</source>
      <translation>gezogen für die Verteidiger</translation>
    </message>
    <message>
      <source>from zone of control to zone of control</source>
      <translation>von Kontrollzone zu Kontrollzone</translation>
    </message>
    <message>
      <source>gunboats do not tire by moving</source>
      <translation>Kanonenboote ermüden nicht durch Bewegung</translation>
    </message>
    <message>
      <source>guns left to the enemy</source>
      <translation>dem Gegner überlassene Geschütze</translation>
    </message>
    <message>
      <source>in a zone of control</source>
      <translation>in einer Kontrollzone</translation>
    </message>
    <message>
      <source>into a zone of control</source>
      <translation>in eine Kontrollzone</translation>
    </message>
    <message>
      <source>left over from the first phase</source>
      <translation>übrig aus der ersten Phase</translation>
    </message>
    <message>
      <source>limit in squares, rounded down</source>
      <translation>Grenze in Feldern, abgerundet</translation>
    </message>
    <message>
      <source>never fewer</source>
      <translation>nie weniger</translation>
    </message>
    <message>
      <source>no more than it has</source>
      <translation>nicht mehr als vorhanden</translation>
    </message>
    <message>
      <source>one level more than before</source>
      <translation>eine Stufe mehr als zuvor</translation>
    </message>
    <message>
      <source>one square is always possible</source>
      <translation>ein Feld ist immer möglich</translation>
    </message>
    <message>
      <source>out of a zone of control</source>
      <translation>aus einer Kontrollzone</translation>
    </message>
    <message>
      <source>uphill on a road</source>
      <translation>bergauf auf einer Straße</translation>
    </message>
    <message>
      <source>visibility of the battlefield, percent</source>
      <translation>Sicht auf dem Schlachtfeld, Prozent</translation>
    </message>
    <message>
      <source>Fatigue recovered</source>
      <translation>Erholte Erschöpfung</translation>
    </message>
    <message>
      <source>as printed: a third of effectiveness beside the enemy, a sixth elsewhere</source>
      <translation>wie gedruckt: ein Drittel des Kampfwerts beim Gegner, sonst ein Sechstel</translation>
    </message>
    <message>
      <source>swapped: a sixth beside the enemy, a third elsewhere</source>
      <translation>vertauscht: ein Sechstel beim Gegner, sonst ein Drittel</translation>
    </message>
    <message>
      <source>Fortification protects</source>
      <translation>Befestigung schützt</translation>
    </message>
    <message>
      <source>from all fire</source>
      <translation>vor allem Feuer</translation>
    </message>
    <message>
      <source>from artillery fire only</source>
      <translation>nur vor Artilleriefeuer</translation>
    </message>
    <message>
      <source>from all fire and in melee</source>
      <translation>vor allem Feuer und im Nahkampf</translation>
    </message>
    <message>
      <source>Chance of disruption</source>
      <translation>Chance der Zerrüttung</translation>
    </message>
    <message>
      <source>in a straight line with the casualties</source>
      <translation>gleichmäßig mit den Verlusten</translation>
    </message>
    <message>
      <source>compounded, never certain</source>
      <translation>aufgezinst, nie sicher</translation>
    </message>
    <message>
      <source>Fatigue from losses of large units</source>
      <translation>Erschöpfung aus Verlusten großer Einheiten</translation>
    </message>
    <message>
      <source>less from 600 men on, with a step</source>
      <translation>weniger ab 600 Mann, mit einem Sprung</translation>
    </message>
    <message>
      <source>less from 400 men on, without one</source>
      <translation>weniger ab 400 Mann, ohne Sprung</translation>
    </message>
    <message>
      <source>Zones of control</source>
      <translation>Kontrollzonen</translation>
    </message>
    <message>
      <source>every unit has one</source>
      <translation>jede Einheit hat eine</translation>
    </message>
    <message>
      <source>routed units have none</source>
      <translation>Einheiten auf der Flucht haben keine</translation>
    </message>
    <message>
      <source>is traced once a turn</source>
      <translation>wird einmal je Zug ermittelt</translation>
    </message>
    <message>
      <source>is traced anew in every phase</source>
      <translation>wird in jeder Phase neu ermittelt</translation>
    </message>
    <message>
      <source>Several leaders with a unit</source>
      <translation>Mehrere Anführer bei einer Einheit</translation>
    </message>
    <message>
      <source>multiply</source>
      <translation>multiplizieren sich</translation>
    </message>
    <message>
      <source>add up</source>
      <translation>addieren sich</translation>
    </message>
    <message>
      <source>only the highest bonus counts</source>
      <translation>nur der höchste Bonus zählt</translation>
    </message>
    <message>
      <source>Visibility</source>
      <translation>Sicht</translation>
    </message>
    <message>
      <source>mist on the first turns</source>
      <translation>Nebel in den ersten Zügen</translation>
    </message>
    <message>
      <source>always full</source>
      <translation>immer voll</translation>
    </message>
    <message>
      <source>Without operation points on turn 1</source>
      <translation>Ohne Operationspunkte in Zug 1</translation>
    </message>
    <message>
      <source>the divisions of McLaws and R. Anderson</source>
      <translation>die Divisionen McLaws und R. Anderson</translation>
    </message>
    <message>
      <source>Union cavalry before turn 3</source>
      <translation>Kavallerie der Union vor Zug 3</translation>
    </message>
    <message>
      <source>may be activated</source>
      <translation>darf aktiviert werden</translation>
    </message>
    <message>
      <source>may not, as in the IBM version</source>
      <translation>darf nicht, wie in der IBM-Fassung</translation>
    </message>
    <message>
      <source>New square-grid battle</source>
      <translation>Neue Schlacht auf Feldern</translation>
    </message>
    <message>
      <source>Enter: its working; P: played back</source>
      <translation>↵ Rechenweg, P Ablauf</translation>
    </message>
    <message>
      <source>The field of Antietam</source>
      <translation>Das Schlachtfeld am Antietam</translation>
    </message>
    <message>
      <source>Peach Orchard and Sunken Road, a demonstration</source>
      <translation>Pfirsichgarten und Hohlweg, eine Probe</translation>
    </message>
    <message>
      <source>Plot fire …</source>
      <translation>Feuer planen …</translation>
    </message>
    <message>
      <source>Plot melee, or no longer</source>
      <translation>Nahkampf planen oder nicht mehr</translation>
    </message>
    <message>
      <source>Plot an advance, or no longer</source>
      <translation>Vorrücken planen oder nicht mehr</translation>
    </message>
    <message>
      <source>Face …</source>
      <translation>Front …</translation>
    </message>
    <message>
      <source>Change the mode</source>
      <translation>Zustand ändern</translation>
    </message>
    <message>
      <source>Force the march</source>
      <translation>Gewaltmarsch</translation>
    </message>
    <message>
      <source>Build a level of fortification</source>
      <translation>Eine Stufe Befestigung bauen</translation>
    </message>
    <message>
      <source>Leaders …</source>
      <translation>Anführer …</translation>
    </message>
    <message>
      <source>Reorganise the brigade</source>
      <translation>Brigade neu gliedern</translation>
    </message>
    <message>
      <source>Put the unit back</source>
      <translation>Einheit zurückstellen</translation>
    </message>
    <message>
      <source>activation limit</source>
      <translation>Grenze der Aktivierung</translation>
    </message>
    <message>
      <source>activation</source>
      <translation>Aktivierung</translation>
    </message>
    <message>
      <source>ammo</source>
      <translation>Munition</translation>
    </message>
    <message>
      <source>clock</source>
      <translation>Uhr</translation>
    </message>
    <message>
      <source>control factors</source>
      <translation>Führungsfaktoren</translation>
    </message>
    <message>
      <source>costs</source>
      <translation>Kosten</translation>
    </message>
    <message>
      <source>disruption</source>
      <translation>Zerrüttung</translation>
    </message>
    <message>
      <source>early</source>
      <translation>vorzeitig</translation>
    </message>
    <message>
      <source>heights</source>
      <translation>Höhen</translation>
    </message>
    <message>
      <source>modifiers</source>
      <translation>Modifikatoren</translation>
    </message>
    <message>
      <source>objectives</source>
      <translation>Ziele</translation>
    </message>
    <message>
      <source>out of ammo</source>
      <translation>ohne Munition</translation>
    </message>
    <message>
      <source>play level</source>
      <translation>Spielstufe</translation>
    </message>
    <message>
      <source>reinforcements</source>
      <translation>Verstärkungen</translation>
    </message>
    <message>
      <source>retreat losses</source>
      <translation>Verluste beim Rückzug</translation>
    </message>
    <message>
      <source>stacking</source>
      <translation>Stapeln</translation>
    </message>
    <message>
      <source>visibility</source>
      <translation>Sicht</translation>
    </message>
    <message>
      <source>weapon aliases</source>
      <translation>Waffenkürzel</translation>
    </message>
    <message>
      <source>weapons</source>
      <translation>Waffen</translation>
    </message>
    <message>
      <source>wounds</source>
      <translation>Verwundungen</translation>
    </message>
    <message>
      <source>{level}: {points} points</source>
      <translation>{level}: {points} Punkte</translation>
    </message>
    <message>
      <source>The referee's companion: miniatures battles, their dice, odds, journal and report.</source>
      <translation>Der Begleiter des Spielleiters: Miniaturenschlachten, ihre Würfel, Chancen, ihr Protokoll und Bericht.</translation>
    </message>
    <message>
      <source>Without a command it opens the desktop, with FILE on that game.</source>
      <translation>Ohne Befehl öffnet er den Desktop, mit FILE dieses Spiel darin.</translation>
    </message>
    <message>
      <source>Show the version and exit.</source>
      <translation>Zeigt die Version und endet.</translation>
    </message>
    <message>
      <source>What can be started.</source>
      <translation>Was sich beginnen lässt.</translation>
    </message>
    <message>
      <source>Begin a game in a new document.</source>
      <translation>Ein Spiel in einem neuen Dokument beginnen.</translation>
    </message>
    <message>
      <source>Show where a game stands.</source>
      <translation>Zeigen, wo ein Spiel steht.</translation>
    </message>
    <message>
      <source>Do commands, given as JSON, in a game.</source>
      <translation>Befehle, als JSON gegeben, in einem Spiel ausführen.</translation>
    </message>
    <message>
      <source>Take back the newest entry.</source>
      <translation>Den neuesten Eintrag zurücknehmen.</translation>
    </message>
    <message>
      <source>Do again what was taken back.</source>
      <translation>Wiederholen, was zurückgenommen wurde.</translation>
    </message>
    <message>
      <source>Go to any entry of the journal.</source>
      <translation>Zu einem beliebigen Eintrag des Protokolls gehen.</translation>
    </message>
    <message>
      <source>Correct an earlier entry and replay what followed.</source>
      <translation>Einen früheren Eintrag berichtigen und wiederholen, was folgte.</translation>
    </message>
    <message>
      <source>Show the journal, or the battle report.</source>
      <translation>Das Protokoll oder den Schlachtbericht zeigen.</translation>
    </message>
    <message>
      <source>Play a game at a prompt.</source>
      <translation>Ein Spiel an der Eingabezeile spielen.</translation>
    </message>
    <message>
      <source>Give a battle out for the table, and take its result back.</source>
      <translation>Eine Schlacht auf den Tisch geben und ihr Ergebnis übernehmen.</translation>
    </message>
    <message>
      <source>Let the computer's sides and phases play.</source>
      <translation>Die Seiten und Phasen des Computers spielen lassen.</translation>
    </message>
    <message>
      <source>Play a scenario many times, computer against computer.</source>
      <translation>Ein Szenario viele Male spielen, Computer gegen Computer.</translation>
    </message>
    <message>
      <source>List every command of a kind of game.</source>
      <translation>Alle Befehle einer Art von Spiel auflisten.</translation>
    </message>
    <message>
      <source>Resolve one chart from JSON on standard input.</source>
      <translation>Eine Tabelle aus JSON von der Standardeingabe auswerten.</translation>
    </message>
    <message>
      <source>Give the exact odds of one chart.</source>
      <translation>Die genauen Chancen einer Tabelle angeben.</translation>
    </message>
    <message>
      <source>Read a chart, a clause and its rulings.</source>
      <translation>Eine Tabelle, eine Regelstelle und ihre Auslegungen lesen.</translation>
    </message>
    <message>
      <source>Print cards, charts and sheets to a PDF.</source>
      <translation>Karten, Tabellen und Bögen in ein PDF drucken.</translation>
    </message>
    <message>
      <source>Check that a document is sound.</source>
      <translation>Prüfen, ob ein Dokument unversehrt ist.</translation>
    </message>
    <message>
      <source>Save what is good of a damaged document.</source>
      <translation>Retten, was an einem beschädigten Dokument gut ist.</translation>
    </message>
    <message>
      <source>Give a game the rules of this installation.</source>
      <translation>Einem Spiel die Regeln dieser Installation geben.</translation>
    </message>
    <message>
      <source>Say what this machine lacks, and what mends it.</source>
      <translation>Sagen, was diesem Rechner fehlt und was dem abhilft.</translation>
    </message>
    <message>
      <source>Play the sample battle and print its report.</source>
      <translation>Das Beispielgefecht spielen und seinen Bericht ausgeben.</translation>
    </message>
    <message>
      <source>List what can be started.</source>
      <translation>Auflisten, was sich beginnen lässt.</translation>
    </message>
    <message>
      <source>One JSON value.</source>
      <translation>Ein JSON-Wert.</translation>
    </message>
    <message>
      <source>Begin a game in the new document FILE, from a SCENARIO (a name or a .toml file) or, with --roster, from rosters.</source>
      <translation>Beginnt ein Spiel im neuen Dokument FILE, aus einem SCENARIO (ein Name oder eine .toml-Datei) oder, mit --roster, aus Aufstellungen.</translation>
    </message>
    <message>
      <source>An existing file is never overwritten.</source>
      <translation>Eine vorhandene Datei wird nie überschrieben.</translation>
    </message>
    <message>
      <source>Begin from rosters (CSV) instead of a scenario: A.csv [B.csv ...] FILE.</source>
      <translation>Aus Aufstellungen (CSV) statt aus einem Szenario beginnen: A.csv [B.csv ...] FILE.</translation>
    </message>
    <message>
      <source>The seed of the dice; by default a random one.</source>
      <translation>Die Startzahl der Würfel; ohne Angabe eine zufällige.</translation>
    </message>
    <message>
      <source>A ruling; scale, offline and so on.</source>
      <translation>Eine Auslegung; Maßstab, offline und so fort.</translation>
    </message>
    <message>
      <source>A folder of house rules.</source>
      <translation>Ein Ordner mit Hausregeln.</translation>
    </message>
    <message>
      <source>human or computer:LEVEL.</source>
      <translation>human oder computer:STUFE.</translation>
    </message>
    <message>
      <source>Show where the game in FILE stands: the step, what is pending, every unit, what is to do, the score.</source>
      <translation>Zeigt, wo das Spiel in FILE steht: den Schritt, was aussteht, jede Einheit, was zu tun ist, die Wertung.</translation>
    </message>
    <message>
      <source>The seat that asks: the referee's; against the computer, with hidden knowledge, one's own.</source>
      <translation>Der Platz, der fragt: der des Schiedsrichters; gegen den Computer, mit verborgenem Wissen, der eigene.</translation>
    </message>
    <message>
      <source>Do commands in the game in FILE; `-` reads them from standard input, one a line.</source>
      <translation>Führt Befehle im Spiel in FILE aus; `-` liest sie von der Standardeingabe, je Zeile einen.</translation>
    </message>
    <message>
      <source>Prints one JSON object a command. Each command is an entry, done in order up to the first that the rules refuse; those before it stand. The faces of --roll go to the commands in order, each taking as many as it needs. Where a die is missing or left over, or a command cannot be read, none is done.</source>
      <translation>Gibt je Befehl ein JSON-Objekt aus. Jeder Befehl ist ein Eintrag, der Reihe nach bis zum ersten, den die Regeln ablehnen; die davor bleiben. Die Augen von --roll gehen der Reihe nach an die Befehle, jeder nimmt so viele, wie er braucht. Fehlt ein Würfel, bleibt einer übrig oder ist ein Befehl nicht zu lesen, wird keiner ausgeführt.</translation>
    </message>
    <message>
      <source>The face of an entered die; in order.</source>
      <translation>Die Augen eines eingetragenen Würfels; der Reihe nach.</translation>
    </message>
    <message>
      <source>All commands as one entry, one undo step.</source>
      <translation>Alle Befehle als ein Eintrag, auf einmal rückgängig zu machen.</translation>
    </message>
    <message>
      <source>Take back the newest entry of the game in FILE; `redo` brings it back.</source>
      <translation>Nimmt den neuesten Eintrag des Spiels in FILE zurück; `redo` wiederholt ihn.</translation>
    </message>
    <message>
      <source>Do again, with the same dice, what was taken back last.</source>
      <translation>Wiederholt mit denselben Würfeln, was zuletzt zurückgenommen wurde.</translation>
    </message>
    <message>
      <source>Make entry SEQ the present one; any entry of any branch, see `log --tree`.</source>
      <translation>Macht Eintrag SEQ zum jetzigen; jeden Eintrag jedes Zweigs, siehe `log --tree`.</translation>
    </message>
    <message>
      <source>Decide entry SEQ again with other dice or another command, then replay what followed with its own dice.</source>
      <translation>Entscheidet Eintrag SEQ neu, mit anderen Würfeln oder einem anderen Befehl, und wiederholt dann mit dessen eigenen Würfeln, was folgte.</translation>
    </message>
    <message>
      <source>It stops at the first entry that is no longer possible. What was stays in the journal as a branch.</source>
      <translation>Hält beim ersten Eintrag an, der nicht mehr möglich ist. Was war, bleibt als Zweig im Protokoll.</translation>
    </message>
    <message>
      <source>Only show what would change.</source>
      <translation>Nur zeigen, was sich ändern würde.</translation>
    </message>
    <message>
      <source>Show the journal of the game in FILE, oldest entry first.</source>
      <translation>Zeigt das Protokoll des Spiels in FILE, den ältesten Eintrag zuerst.</translation>
    </message>
    <message>
      <source>The battle report.</source>
      <translation>Der Schlachtbericht.</translation>
    </message>
    <message>
      <source>With the working of every result.</source>
      <translation>Mit dem Rechenweg jedes Ergebnisses.</translation>
    </message>
    <message>
      <source>With the branches that were undone.</source>
      <translation>Mit den Zweigen, die zurückgenommen wurden.</translation>
    </message>
    <message>
      <source>Play the game in FILE at a prompt, or from a script of lines on standard input.</source>
      <translation>Spielt das Spiel in FILE an der Eingabezeile, oder nach einem Skript von Zeilen auf der Standardeingabe.</translation>
    </message>
    <message>
      <source>A campaign asks for orders by the codes of its menus, a square-grid battle for single keys (in a script each sign of a line is one), a miniatures battle for commands as JSON. From the referee's seat whichever side is to act plays, and is shown its own view alone. Q or the end of the input leaves; everything is saved as it is done. The options but --as are of square-grid battles.</source>
      <translation>Ein Feldzug fragt nach Befehlen mit den Kürzeln seiner Menüs, eine Schlacht auf Feldern nach einzelnen Tasten (in einem Skript ist jedes Zeichen einer Zeile eine), eine Miniaturenschlacht nach Befehlen als JSON. Vom Platz des Spielleiters spielt die Seite, die am Zug ist, und sieht nur, was sie sehen darf. Q oder das Ende der Eingabe verlässt das Spiel; alles wird gespeichert, sobald es geschehen ist. Die Optionen außer --as gelten für Schlachten auf Feldern.</translation>
    </message>
    <message>
      <source>Battle of Antietam: show the main menu first; it can begin FILE.</source>
      <translation>Battle of Antietam: zuerst das Hauptmenü zeigen; es kann FILE beginnen.</translation>
    </message>
    <message>
      <source>How long a message of combat stands.</source>
      <translation>Wie lange eine Kampfmeldung stehen bleibt.</translation>
    </message>
    <message>
      <source>Directions as on a keypad: 8 is north.</source>
      <translation>Richtungen wie auf dem Ziffernblock: 8 ist Norden.</translation>
    </message>
    <message>
      <source>No colours.</source>
      <translation>Ohne Farben.</translation>
    </message>
    <message>
      <source>Units without facing and mode.</source>
      <translation>Einheiten ohne Front und Formation.</translation>
    </message>
    <message>
      <source>Battles that are fought on the table: give one out, and take its result back.</source>
      <translation>Schlachten, die auf dem Tisch geschlagen werden: eine ausgeben und ihr Ergebnis übernehmen.</translation>
    </message>
    <message>
      <source>Give out a battle of the game in FILE, which is not changed. No file is overwritten.</source>
      <translation>Gibt eine Schlacht des Spiels in FILE aus, das sich nicht ändert. Keine Datei wird überschrieben.</translation>
    </message>
    <message>
      <source>battle.json holds both sides whole; it may be filled in by hand or by another program, and read back.</source>
      <translation>battle.json enthält beide Seiten ganz; es lässt sich von Hand oder von einem anderen Programm ausfüllen und wieder einlesen.</translation>
    </message>
    <message>
      <source>A battle by id; by default the one that waits.</source>
      <translation>Eine Schlacht nach ihrer Kennung; ohne Angabe die, die wartet.</translation>
    </message>
    <message>
      <source>Where battle.json is written; by default standard output.</source>
      <translation>Wohin battle.json geschrieben wird; ohne Angabe auf die Standardausgabe.</translation>
    </message>
    <message>
      <source>The battle sheet as PDF: both sides, for the referee.</source>
      <translation>Der Schlachtbogen als PDF: beide Seiten, für den Spielleiter.</translation>
    </message>
    <message>
      <source>The return form as PDF.</source>
      <translation>Der Rückmeldebogen als PDF.</translation>
    </message>
    <message>
      <source>The Union's secret briefing as PDF.</source>
      <translation>Die geheime Lageeinweisung der Union als PDF.</translation>
    </message>
    <message>
      <source>The Confederates' secret briefing as PDF.</source>
      <translation>Die geheime Lageeinweisung der Konföderierten als PDF.</translation>
    </message>
    <message>
      <source>The ready table game, a document of its own.</source>
      <translation>Das fertige Tischspiel, ein eigenes Dokument.</translation>
    </message>
    <message>
      <source>The seed of the table game's dice; by default a random one.</source>
      <translation>Die Startzahl der Würfel des Tischspiels; ohne Angabe eine zufällige.</translation>
    </message>
    <message>
      <source>Men a stand: 200 (and 8 guns) or 150 (and 6 guns).</source>
      <translation>Mann je Base: 200 (und 8 Geschütze) oder 150 (und 6 Geschütze).</translation>
    </message>
    <message>
      <source>a4, letter or a3.</source>
      <translation>a4, letter oder a3.</translation>
    </message>
    <message>
      <source>Enter the RESULT of the battle that waits in the game in FILE: one entry, which undo takes back.</source>
      <translation>Trägt das Ergebnis RESULT der Schlacht ein, die im Spiel in FILE wartet: ein Eintrag, der sich zurücknehmen lässt.</translation>
    </message>
    <message>
      <source>RESULT is the finished table game, a battle.json filled in, or a result's JSON (companion battle schema --result). What it does not mention is a question, never a loss; then nothing is entered.</source>
      <translation>RESULT ist das beendete Tischspiel, eine ausgefüllte battle.json oder das JSON eines Ergebnisses (companion battle schema --result). Was es nicht erwähnt, ist eine Frage, nie ein Verlust; dann wird nichts eingetragen.</translation>
    </message>
    <message>
      <source>Only show what it would do.</source>
      <translation>Nur zeigen, was es bewirken würde.</translation>
    </message>
    <message>
      <source>Figures set by hand: {"union:A": {"infantry": 12}}.</source>
      <translation>Von Hand gesetzte Zahlen: {"union:A": {"infantry": 12}}.</translation>
    </message>
    <message>
      <source>Why; it is kept with the battle.</source>
      <translation>Warum; es wird bei der Schlacht aufbewahrt.</translation>
    </message>
    <message>
      <source>Who holds the field.</source>
      <translation>Wer das Feld hält.</translation>
    </message>
    <message>
      <source>List the battles of the game in FILE: where and when, how each was fought, what is kept of it.</source>
      <translation>Listet die Schlachten des Spiels in FILE auf: wo und wann, wie jede geschlagen wurde, was davon aufbewahrt ist.</translation>
    </message>
    <message>
      <source>Print a record that is kept of a battle, by its NAME as companion battle list gives it.</source>
      <translation>Gibt eine Aufzeichnung aus, die von einer Schlacht aufbewahrt ist, unter dem Namen NAME, wie ihn companion battle list angibt.</translation>
    </message>
    <message>
      <source>Print the JSON schema of battle.json, or of a result.</source>
      <translation>Gibt das JSON-Schema von battle.json oder eines Ergebnisses aus.</translation>
    </message>
    <message>
      <source>Of a result instead.</source>
      <translation>Das eines Ergebnisses.</translation>
    </message>
    <message>
      <source>Let the computer play in the game in FILE: its phases and its sides' orders, each an entry of the journal.</source>
      <translation>Lässt den Computer im Spiel in FILE spielen: seine Phasen und die Befehle seiner Seiten, jede ein Eintrag im Protokoll.</translation>
    </message>
    <message>
      <source>Stops where a human must act, when turn N or the phase NAME has begun, or at the end of the game.</source>
      <translation>Hält an, wo ein Mensch handeln muss, wenn Zug N oder die Phase NAME begonnen hat oder das Spiel zu Ende ist.</translation>
    </message>
    <message>
      <source>turn:N, phase:NAME or end.</source>
      <translation>turn:N, phase:NAME oder end.</translation>
    </message>
    <message>
      <source>Play SCENARIO many times, computer against computer, and add the games up.</source>
      <translation>Spielt SCENARIO viele Male, Computer gegen Computer, und zählt die Spiele zusammen.</translation>
    </message>
    <message>
      <source>How many games.</source>
      <translation>Wie viele Spiele.</translation>
    </message>
    <message>
      <source>Processes; 0 is one for each core.</source>
      <translation>Prozesse; 0 ist einer je Kern.</translation>
    </message>
    <message>
      <source>The Union's level.</source>
      <translation>Die Stufe der Union.</translation>
    </message>
    <message>
      <source>The Confederates' level.</source>
      <translation>Die Stufe der Konföderierten.</translation>
    </message>
    <message>
      <source>Game k uses the seed TEXT/k.</source>
      <translation>Spiel k hat die Startzahl TEXT/k.</translation>
    </message>
    <message>
      <source>List every command of games of KIND with its fields; --json gives the JSON schemas.</source>
      <translation>Listet jeden Befehl der Spiele der Art KIND mit seinen Feldern auf; --json gibt die JSON-Schemata.</translation>
    </message>
    <message>
      <source>There are the kinds miniatures, campaign and tactical.</source>
      <translation>Es gibt die Arten miniatures, campaign und tactical.</translation>
    </message>
    <message>
      <source>Resolve the chart RULE for the JSON on standard input; the answer shows its working.</source>
      <translation>Wertet die Tabelle RULE für das JSON auf der Standardeingabe aus; die Antwort zeigt ihren Rechenweg.</translation>
    </message>
    <message>
      <source>With RULE, the JSON schema of its input.</source>
      <translation>Mit RULE das JSON-Schema seiner Eingabe.</translation>
    </message>
    <message>
      <source>House rules.</source>
      <translation>Hausregeln.</translation>
    </message>
    <message>
      <source>One case a line in, one result a line out.</source>
      <translation>Je Zeile ein Fall hinein, je Zeile ein Ergebnis heraus.</translation>
    </message>
    <message>
      <source>Give the exact odds of the chart RULE for the JSON on standard input, which names no dice.</source>
      <translation>Gibt die genauen Chancen der Tabelle RULE für das JSON auf der Standardeingabe an, das keine Würfel nennt.</translation>
    </message>
    <message>
      <source>Read RULESET: one CLAUSE, ruling or chart by name, or without one list all.</source>
      <translation>Liest RULESET: eine Regelstelle (CLAUSE), Auslegung oder Tabelle nach Namen, oder listet ohne sie alle auf.</translation>
    </message>
    <message>
      <source>There are miniatures, gettysburg, antietam and shiloh.</source>
      <translation>Es gibt miniatures, gettysburg, antietam und shiloh.</translation>
    </message>
    <message>
      <source>Say what the game in FILE has chosen.</source>
      <translation>Sagen, was das Spiel in FILE gewählt hat.</translation>
    </message>
    <message>
      <source>Print a DECK to a PDF, true to size; without DECK, list what there is.</source>
      <translation>Druckt den Kartensatz DECK in ein PDF, maßstabsgetreu; ohne DECK wird aufgelistet, was es gibt.</translation>
    </message>
    <message>
      <source>A file of that name is replaced, but only by one that is whole.</source>
      <translation>Eine Datei dieses Namens wird ersetzt, aber nur durch eine vollständige.</translation>
    </message>
    <message>
      <source>The PDF that is written.</source>
      <translation>Das PDF, das geschrieben wird.</translation>
    </message>
    <message>
      <source>Of a card: full (the paper, the default), a6, tarot or poker.</source>
      <translation>Einer Karte: full (das Blatt, ohne Angabe), a6, tarot oder poker.</translation>
    </message>
    <message>
      <source>In shades of grey.</source>
      <translation>In Graustufen.</translation>
    </message>
    <message>
      <source>Outlines in place of grounds.</source>
      <translation>Umrisse statt Flächen.</translation>
    </message>
    <message>
      <source>Marks where to cut.</source>
      <translation>Schnittmarken.</translation>
    </message>
    <message>
      <source>Colour beyond the cut.</source>
      <translation>Farbe über den Schnitt hinaus.</translation>
    </message>
    <message>
      <source>Backs on the back: the sheet is turned by its long or short.</source>
      <translation>Rückseiten auf der Rückseite: gewendet wird an der Kante long (lang) oder short (kurz).</translation>
    </message>
    <message>
      <source>Front and back beside each other, to be folded over.</source>
      <translation>Vorder- und Rückseite nebeneinander, zum Falten.</translation>
    </message>
    <message>
      <source>Whose papers; by default both sides'.</source>
      <translation>Wessen Papiere; ohne Angabe die beider Seiten.</translation>
    </message>
    <message>
      <source>The game that they tell of.</source>
      <translation>Das Spiel, von dem sie erzählen.</translation>
    </message>
    <message>
      <source>What the printer cannot reach.</source>
      <translation>Was der Drucker nicht erreicht.</translation>
    </message>
    <message>
      <source>A ruling to read otherwise.</source>
      <translation>Eine Auslegung, die anders zu lesen ist.</translation>
    </message>
    <message>
      <source>List the decks.</source>
      <translation>Die Kartensätze auflisten.</translation>
    </message>
    <message>
      <source>Check that the document FILE is sound, and name the rules in it that differ from the installed ones.</source>
      <translation>Prüft, ob das Dokument FILE unversehrt ist, und nennt die Regeln darin, die von den installierten abweichen.</translation>
    </message>
    <message>
      <source>Save what is good of the damaged document FILE into the new document NEW; FILE is not touched.</source>
      <translation>Rettet, was am beschädigten Dokument FILE gut ist, in das neue Dokument NEW; FILE bleibt unberührt.</translation>
    </message>
    <message>
      <source>Give the game in FILE the rules of this installation from here on; what has happened stays as it was.</source>
      <translation>Gibt dem Spiel in FILE von hier an die Regeln dieser Installation; was geschehen ist, bleibt, wie es war.</translation>
    </message>
    <message>
      <source>Say what this machine lacks of libraries, display, fonts, room and places to write, and what mends it.</source>
      <translation>Sagt, was diesem Rechner an Bibliotheken, Bildschirm, Schriften, Platz und Schreiborten fehlt und was dem abhilft.</translation>
    </message>
    <message>
      <source>Play two turns of McPherson's Ridge and print the battle report; the game and the report stay as files.</source>
      <translation>Spielt zwei Züge von McPherson's Ridge und gibt den Schlachtbericht aus; Spiel und Bericht bleiben als Dateien.</translation>
    </message>
    <message>
      <source>The folder for the game and the report.</source>
      <translation>Der Ordner für Spiel und Bericht.</translation>
    </message>
    <message>
      <source>Move a unit; `charges` names the enemy unit it moves into contact with.</source>
      <translation>Eine Einheit bewegen; `charges` nennt die feindliche Einheit, an die sie sich heranbewegt.</translation>
    </message>
    <message>
      <source>Move a brigade that breaks through, into contact with `target` or, without one, as far as it gets.</source>
      <translation>Eine durchbrechende Brigade bewegen, bis an `target` heran oder, ohne Ziel, so weit sie kommt.</translation>
    </message>
    <message>
      <source>Set what a count of the table found otherwise: {unit: {field: value}}, in one entry.</source>
      <translation>Setzen, was eine Zählung am Tisch anders fand: {unit: {field: value}}, in einem Eintrag.</translation>
    </message>
    <message>
      <source>Play the present phase of the computer's on, to its end or to the next question.</source>
      <translation>Die jetzige Phase des Computers weiterspielen, bis zu ihrem Ende oder zur nächsten Frage.</translation>
    </message>
    <message>
      <source>Enter the result of the battle that is fought on the table, every corps of it once (the referee only; RTG-15.0e).</source>
      <translation>Das Ergebnis der Schlacht auf dem Tisch eintragen, jedes ihrer Korps einmal (nur der Spielleiter; RTG-15.0e).</translation>
    </message>
    <message>
      <source>Give a corps its number, urgency and contact mode before the game (RTG-3.0).</source>
      <translation>Einem Korps vor dem Spiel Nummer, Nachdruck und Kontaktverhalten geben (RTG-3.0).</translation>
    </message>
    <message>
      <source>Write a note into the journal.</source>
      <translation>Eine Notiz ins Protokoll schreiben.</translation>
    </message>
    <message>
      <source>Sit in the referee's seat, where both sides are in sight; the journal tells it to both.</source>
      <translation>Auf dem Platz des Spielleiters sitzen, wo beide Seiten zu sehen sind; das Protokoll sagt es beiden.</translation>
    </message>
    <message>
      <source>End the game before its time; it is scored as it stands.</source>
      <translation>Das Spiel vor der Zeit beenden; gewertet wird, wie es steht.</translation>
    </message>
    <message>
      <source>End turn: the couriers leave and the phase is over (RTG-13.1.5a).</source>
      <translation>Zugende: die Kuriere reiten und die Phase ist vorbei (RTG-13.1.5a).</translation>
    </message>
    <message>
      <source>Designate the secondary army commander (RTG-13.1.3a).</source>
      <translation>Den zweiten Befehlshaber der Armee bestimmen (RTG-13.1.3a).</translation>
    </message>
    <message>
      <source>Order corps: begin a set of orders for a corps, discarding the one being written (RTG-13.1.6a).</source>
      <translation>Korpsbefehl: neue Befehle für ein Korps beginnen; die begonnenen werden verworfen (RTG-13.1.6a).</translation>
    </message>
    <message>
      <source>Order force: form a force of corps and set its speed (RTG-13.1.7).</source>
      <translation>Verbandsbefehl: einen Verband aus Korps bilden und sein Tempo setzen (RTG-13.1.7).</translation>
    </message>
    <message>
      <source>Set urgency.</source>
      <translation>Nachdruck setzen.</translation>
    </message>
    <message>
      <source>Set march mode, of the headquarters alone (RTG-13.2.2a).</source>
      <translation>Marschart setzen, nur beim Hauptquartier (RTG-13.2.2a).</translation>
    </message>
    <message>
      <source>Set contact mode.</source>
      <translation>Kontaktverhalten setzen.</translation>
    </message>
    <message>
      <source>Retreat to hex: the first choice of a withdrawal (RTG-13.2.4).</source>
      <translation>Rückzug auf ein Hexfeld: die erste Wahl eines Rückzugs (RTG-13.2.4).</translation>
    </message>
    <message>
      <source>Attack hex: the first choice of an attack (RTG-13.2.5).</source>
      <translation>Angriff auf ein Hexfeld: die erste Wahl eines Angriffs (RTG-13.2.5).</translation>
    </message>
    <message>
      <source>Reinforce hex: enter it without attacking there (RTG-13.2.6).</source>
      <translation>Ein Hexfeld verstärken: es betreten, ohne dort anzugreifen (RTG-13.2.6).</translation>
    </message>
    <message>
      <source>Exit unit, from a Washington exit hex (RTG-13.2.13).</source>
      <translation>Abzug der Einheit, von einem Ausgangsfeld nach Washington (RTG-13.2.13).</translation>
    </message>
    <message>
      <source>Move along a path: directions 1 to 6 from a starting hex (RTG-13.2.7).</source>
      <translation>Einen Weg entlang marschieren: Richtungen 1 bis 6 von einem Ausgangshexfeld (RTG-13.2.7).</translation>
    </message>
    <message>
      <source>Patrol (RTG-13.2.8a).</source>
      <translation>Erkunden (RTG-13.2.8a).</translation>
    </message>
    <message>
      <source>Change deployment (RTG-13.2.9a).</source>
      <translation>Gliederung ändern (RTG-13.2.9a).</translation>
    </message>
    <message>
      <source>Play on to where somebody must act: a phase that nobody has orders in, or a combat phase, whole.</source>
      <translation>Weiterspielen bis dorthin, wo jemand handeln muss: eine Phase ohne Befehle, oder eine Kampfphase ganz.</translation>
    </message>
    <message>
      <source>C: end the operation phase; combat follows (ANT-7.1).</source>
      <translation>C: die Operationsphase beenden; der Kampf folgt (ANT-7.1).</translation>
    </message>
    <message>
      <source>Activate a division this turn, up to the limit (ANT-3.1).</source>
      <translation>Eine Division in diesem Zug aktivieren, bis zur Grenze (ANT-3.1).</translation>
    </message>
    <message>
      <source>Activate no more divisions this turn (ANT-R-ACT-CYCLE).</source>
      <translation>In diesem Zug keine weiteren Divisionen aktivieren (ANT-R-ACT-CYCLE).</translation>
    </message>
    <message>
      <source>1-8: move square by square; each step is paid and must be lawful (ANT-7.5).</source>
      <translation>1-8: Feld um Feld bewegen; jeder Schritt wird bezahlt und muss erlaubt sein (ANT-7.5).</translation>
    </message>
    <message>
      <source>X: gain operation points for fatigue, one after the other (ANT-7.10).</source>
      <translation>X: Operationspunkte gegen Erschöpfung gewinnen, einen nach dem anderen (ANT-7.10).</translation>
    </message>
    <message>
      <source>D: face a direction, with all units in the square (ANT-7.9).</source>
      <translation>D: die Front drehen, mit allen Einheiten im Feld (ANT-7.9).</translation>
    </message>
    <message>
      <source>S: change the mode (ANT-7.8).</source>
      <translation>S: die Formation ändern (ANT-7.8).</translation>
    </message>
    <message>
      <source>B: build one level of fortification (ANT-7.11).</source>
      <translation>B: eine Stufe befestigen (ANT-7.11).</translation>
    </message>
    <message>
      <source>F: plot priority fire at a square, or none (ANT-7.13).</source>
      <translation>F: Vorrangfeuer auf ein Feld planen, oder keines (ANT-7.13).</translation>
    </message>
    <message>
      <source>M: plot melee, or no longer; plots an advance and fire straight ahead with it (ANT-7.13).</source>
      <translation>M: Nahkampf planen oder nicht mehr; plant Vorrücken und Feuer geradeaus mit (ANT-7.13).</translation>
    </message>
    <message>
      <source>A: plot an advance, or no longer (ANT-7.13).</source>
      <translation>A: Vorrücken planen oder nicht mehr (ANT-7.13).</translation>
    </message>
    <message>
      <source>L: send a division or corps leader to this unit of his formation (ANT-7.12).</source>
      <translation>L: einen Divisions- oder Korpsführer zu dieser Einheit seines Verbands schicken (ANT-7.12).</translation>
    </message>
    <message>
      <source>Split a brigade into demibrigades A and B, or join them (SHI-R-REORG).</source>
      <translation>Eine Brigade in die Halbbrigaden A und B teilen oder sie vereinen (SHI-R-REORG).</translation>
    </message>
    <message>
      <source>Z: put the unit back as it was when it was picked up (ANT-R-ABORT).</source>
      <translation>Z: die Einheit zurückstellen, wie sie beim Aufnehmen war (ANT-R-ABORT).</translation>
    </message>
    <message>
      <source>Put a part of the field on the table, both sides' units in it: the game stands still until its result is in.</source>
      <translation>Einen Teil des Feldes auf den Tisch geben, mit den Einheiten beider Seiten: das Spiel steht still, bis das Ergebnis da ist.</translation>
    </message>
    <message>
      <source>Enter what came back from the table: every unit of the battle exactly once.</source>
      <translation>Eintragen, was vom Tisch zurückkam: jede Einheit der Schlacht genau einmal.</translation>
    </message>
    <message>
      <source>Take the battle off the table without a result: nothing has happened, and the computer goes on with it.</source>
      <translation>Die Schlacht ohne Ergebnis vom Tisch nehmen: nichts ist geschehen, und der Computer führt sie weiter.</translation>
    </message>
    <message>
      <source>Options</source>
      <translation>Optionen</translation>
    </message>
    <message>
      <source>Usage:</source>
      <translation>Aufruf:</translation>
    </message>
    <message>
      <source>Show this message and exit.</source>
      <translation>Zeigt diese Hilfe und endet.</translation>
    </message>
    <message>
      <source>%(prog)s, version %(version)s</source>
      <translation>%(prog)s, Version %(version)s</translation>
    </message>
    <message>
      <source>Aborted!</source>
      <translation>Abgebrochen!</translation>
    </message>
    <message>
      <source>Missing command.</source>
      <translation>es fehlt ein Befehl.</translation>
    </message>
    <message>
      <source>default: {default}</source>
      <translation>ohne Angabe: {default}</translation>
    </message>
    <message>
      <source>required</source>
      <translation>nötig</translation>
    </message>
    <message>
      <source>Got unexpected extra argument ({args})</source>
      <translation>überzähliges Argument ({args})</translation>
    </message>
    <message>
      <source>Got unexpected extra arguments ({args})</source>
      <translation>überzählige Argumente ({args})</translation>
    </message>
    <message>
      <source>Did you mean {possibility}?</source>
      <translation>Gemeint {possibility}?</translation>
    </message>
    <message>
      <source>(Did you mean one of: {possibilities}?)</source>
      <translation>(Gemeint eines von: {possibilities}?)</translation>
    </message>
    <message>
      <source>Invalid value: {message}</source>
      <translation>ungültiger Wert: {message}</translation>
    </message>
    <message>
      <source>Invalid value for {param_hint}: {message}</source>
      <translation>ungültiger Wert für {param_hint}: {message}</translation>
    </message>
    <message>
      <source>Missing argument</source>
      <translation>es fehlt das Argument</translation>
    </message>
    <message>
      <source>Missing option</source>
      <translation>es fehlt die Option</translation>
    </message>
    <message>
      <source>Missing parameter</source>
      <translation>es fehlt der Parameter</translation>
    </message>
    <message>
      <source>No such option {name!r}.</source>
      <translation>eine Option {name!r} gibt es nicht.</translation>
    </message>
    <message>
      <source>No such command {name!r}.</source>
      <translation>einen Befehl {name!r} gibt es nicht.</translation>
    </message>
    <message>
      <source>Argument {name!r} takes {nargs} values.</source>
      <translation>das Argument {name!r} nimmt {nargs} Werte.</translation>
    </message>
    <message>
      <source>Option {name!r} does not take a value.</source>
      <translation>die Option {name!r} nimmt keinen Wert.</translation>
    </message>
    <message>
      <source>Option {name!r} requires an argument.</source>
      <translation>die Option {name!r} braucht einen Wert.</translation>
    </message>
    <message>
      <source>Option {name!r} requires {nargs} arguments.</source>
      <translation>die Option {name!r} braucht {nargs} Werte.</translation>
    </message>
    <message>
      <source>{value!r} is not {choice}.</source>
      <translation>{value!r} ist nicht {choice}.</translation>
    </message>
    <message>
      <source>{value!r} is not one of {choices}.</source>
      <translation>{value!r} ist keines von {choices}.</translation>
    </message>
    <message>
      <source>{value!r} is not a valid {number_type}.</source>
      <translation>{value!r} ist keine gültige Zahl ({number_type}).</translation>
    </message>
    <message>
      <source>{value} is not in the range {range}.</source>
      <translation>{value} liegt nicht im Bereich {range}.</translation>
    </message>
    <message>
      <source>Takes {nargs} values but 1 was given.</source>
      <translation>nimmt {nargs} Werte, da ist einer.</translation>
    </message>
    <message>
      <source>Takes {nargs} values but {len} were given.</source>
      <translation>nimmt {nargs} Werte, da sind {len}.</translation>
    </message>
    <message>
      <source>path</source>
      <translation>path</translation>
    </message>
    <message>
      <source>directory</source>
      <translation>directory</translation>
    </message>
    <message>
      <source>games</source>
      <translation>Spiele</translation>
    </message>
    <message>
      <source>settings</source>
      <translation>Einstellungen</translation>
    </message>
    <message>
      <source>the log of faults</source>
      <translation>das Fehlerprotokoll</translation>
    </message>
    <message>
      <source>passing files</source>
      <translation>Zwischendateien</translation>
    </message>
    <message>
      <source>miniatures</source>
      <translation>Miniaturen</translation>
    </message>
    <message>
      <source>tactical</source>
      <translation>Schlacht auf Feldern</translation>
    </message>
    <message>
      <source>order of battle</source>
      <translation>Schlachtordnung</translation>
    </message>
    <message>
      <source>hexes</source>
      <translation>Hexfelder</translation>
    </message>
    <message>
      <source>squares</source>
      <translation>Felder</translation>
    </message>
    <message>
      <source>brigades</source>
      <translation>Brigaden</translation>
    </message>
    <message>
      <source>batteries</source>
      <translation>Batterien</translation>
    </message>
    <message>
      <source>briefing</source>
      <translation>Lageeinweisung</translation>
    </message>
    <message>
      <source>reconnaissance</source>
      <translation>Aufklärung</translation>
    </message>
    <message>
      <source>receipt</source>
      <translation>Befehlsempfang</translation>
    </message>
    <message>
      <source>execution</source>
      <translation>Ausführung</translation>
    </message>
    <message>
      <source>it is open in another window; close it there and open it here again to go on</source>
      <translation>es ist in einem anderen Fenster offen; dort schließen und hier neu öffnen, um weiterzuspielen</translation>
    </message>
    <message>
      <source>the file or its folder may not be written; copy the game to a folder of your own to go on</source>
      <translation>die Datei oder ihr Ordner darf nicht beschrieben werden; das Spiel in einen eigenen Ordner kopieren, um weiterzuspielen</translation>
    </message>
    <message>
      <source>Retreat to what hex (X,Y)?</source>
      <translation>Rückzug auf welches Hexfeld (X,Y)?</translation>
    </message>
    <message>
      <source>Attack what hex (X,Y)?</source>
      <translation>Angriff auf welches Hexfeld (X,Y)?</translation>
    </message>
    <message>
      <source>Reinforce what hex (X,Y)?</source>
      <translation>Verstärkung auf welches Hexfeld (X,Y)?</translation>
    </message>
    <message>
      <source>an integer</source>
      <translation>eine ganze Zahl</translation>
    </message>
    <message>
      <source>an object</source>
      <translation>ein Objekt</translation>
    </message>
    <message>
      <source>null</source>
      <translation>null</translation>
    </message>
    <message>
      <source>The Gettysburg campaign, June 28 to July 4, 1863</source>
      <translation>Der Feldzug von Gettysburg, 28. Juni bis 4. Juli 1863</translation>
    </message>
    <message>
      <source>{name}: {stands} of {all} stands, of {size} men</source>
      <translation>{name}: {stands} von {all} Basen, von {size} Mann</translation>
    </message>
    <message>
      <source>{name}: {stands} of {all} stands, of {size} guns</source>
      <translation>{name}: {stands} von {all} Basen, von {size} Geschützen</translation>
    </message>
    <message>
      <source>{n} lost and {captured} captured</source>
      <translation>{n} verloren und {captured} gefangen</translation>
    </message>
    <message>
      <source>{weapon}: points lost, {each} men each, rounded half up</source>
      <translation>{weapon}: verlorene Punkte zu je {each} Mann, ab der Hälfte aufgerundet</translation>
    </message>
    <message>
      <source>{weapon}: points lost, {each} guns each, rounded half up</source>
      <translation>{weapon}: verlorene Punkte zu je {each} Geschützen, ab der Hälfte aufgerundet</translation>
    </message>
    <message>
      <source>{name}: {n} of {all} stands skedaddled</source>
      <translation>{name}: {n} von {all} Basen ausgerissen</translation>
    </message>
    <message>
      <source>infantry: {ran} points lost and run in all, less {gone} lost, are proposed as stragglers</source>
      <translation>Infanterie: {ran} Punkte insgesamt verloren und gelaufen, davon {gone} verloren; der Rest ist als Nachzügler vorgeschlagen</translation>
    </message>
    <message>
      <source>{name}: stands skedaddled, which rejoin: no loss</source>
      <translation>{name}: ausgerissene Basen, die wieder dazustoßen: kein Verlust</translation>
    </message>
    <message>
      <source>{name} fell on the table; the game does not lose him</source>
      <translation>{name} fiel auf dem Tisch; das Spiel verliert ihn nicht</translation>
    </message>
    <message>
      <source>{name} of a {rank} fell or was captured; the game knows no such post</source>
      <translation>{name} ({rank}) fiel oder wurde gefangen; das Spiel kennt diesen Posten nicht</translation>
    </message>
    <message>
      <source>infantry: wounded who are back before the loss counts</source>
      <translation>Infanterie: Verwundete, die zurück sind, bevor der Verlust zählt</translation>
    </message>
    <message>
      <source>fatigue for {lost} of {all} points, stragglers with them</source>
      <translation>Erschöpfung für {lost} von {all} Punkten, Nachzügler eingerechnet</translation>
    </message>
    <message>
      <source>fatigue for {lost} of {all} points</source>
      <translation>Erschöpfung für {lost} von {all} Punkten</translation>
    </message>
    <message>
      <source>confederate-decisive</source>
      <translation>Konföderierte, entscheidend</translation>
    </message>
    <message>
      <source>confederate-substantive</source>
      <translation>Konföderierte, deutlich</translation>
    </message>
    <message>
      <source>confederate-marginal</source>
      <translation>Konföderierte, knapp</translation>
    </message>
    <message>
      <source>union-marginal</source>
      <translation>Union, knapp</translation>
    </message>
    <message>
      <source>union-substantive</source>
      <translation>Union, deutlich</translation>
    </message>
    <message>
      <source>union-decisive</source>
      <translation>Union, entscheidend</translation>
    </message>
    <message>
      <source>union-major</source>
      <translation>Union, groß</translation>
    </message>
    <message>
      <source>union-minor</source>
      <translation>Union, klein</translation>
    </message>
    <message>
      <source>confederate-minor</source>
      <translation>Konföderierte, klein</translation>
    </message>
    <message>
      <source>confederate-major</source>
      <translation>Konföderierte, groß</translation>
    </message>
  </context>
</TS>
