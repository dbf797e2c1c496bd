const WORDS = {
  en: `a about after all also am an and any are as at be because been before being between both but by can could did
    do does doing during each for from further had has have having he her here hers him his how i if in into is it
    its itself me more most my no nor not of off on once only or other our ours out over own same she should so
    some such than that the their theirs them themselves then there these they this those through to too under
    until up upon us very was we were what when where which while who whom why will with within would you your
    yours please`,
  de: `aber alle allem allen aller alles als also am an andere anderen auch auf aus bei beim bin bis bist da damit
    dann das dass daß dein dem den denn der des dessen die dies diese diesem diesen dieser dieses doch dort du
    durch ein eine einem einen einer eines er es euch euer für gegen gewesen hab habe haben hat hatte hatten hier
    ihm ihn ihnen ihr ihre ihrem ihren ihrer im in indem ins ist jede jedem jeden jeder jedes kann kein keine
    können könnte machen man mein mich mir mit muss müssen nach nicht nichts noch nun nur ob oder ohne sehr sein
    seine seinem seinen seiner seit sich sie sind so sollte sondern sowie über um und uns unser unsere unserem
    unseren unserer unter vom von vor war waren was weil welche welchem welchen welcher welches wenn wer werden
    wie wieder will wir wird wo wurde wurden zu zum zur zwar zwischen bitte wann warum wofür wieso wieviel wem wen
    wessen`,
  fr: `à ai au aucun aussi autre autres aux avec avez avons avait c ce ceci cela celle celles celui ces cet cette
    ceux chaque comme comment d dans de des donc dont du elle elles en est et été être eux eu il ils je l la le
    les leur leurs lui m ma mais me même mes moi mon n ne nos notre nous on ont ou où par pas plus pour pourquoi
    qu quand que quel quelle quelles quels qui quoi s sa sans se sera ses si son sont sous sur t ta te tes toi ton
    tous tout toute toutes très tu un une vers vos votre vous y étaient était veuillez quels combien`,
  es: `a al algo algunas algunos ante antes aquel así aunque cada como con contra cual cuales cuando cuál cuáles cómo
    de del desde donde dónde durante e el él ella ellas ellos en entre era eran es esa esas ese eso esos esta
    estas este esto estos está están fue fueron ha han hasta hay la las le les lo los más me mi mis mucho muy nada
    ni no nos nosotros nuestra nuestras nuestro nuestros o os otra otras otro otros para pero por porque qué que
    quien quién se sea ser si sin sobre son su sus también tan tanto te tiene tienen todo todos tu tus u un una
    uno unos usted ustedes y ya yo por favor cuánto cuánta cuántos cuántas quiénes`,
  it: `a ad agli ai al alla alle allo anche avere c che chi ci come con contro cosa cui da dagli dai dal dalla dalle
    dallo degli dei del dell della delle dello di dove due e è ed egli era erano essere fra gli ha hanno ho i il
    in io l la le lei li lo loro lui ma me mi mia mio ne negli nei nel nella nelle nello noi non nostra nostre
    nostri nostro o ogni per perché più può quale quali quando quanto quella quelle quelli quello questa queste
    questi questo se sei si sia siamo sono sta su sua sue sugli sui sul sulla sulle suo suoi tra tu tutti tutto un
    una uno vi voi vostra vostre vostri vostro quanto quanta quanti quante`,
  pt: `a à ao aos as às até com como da das de dela dele deles depois do dos e é ela elas ele eles em entre era eram
    essa essas esse esses esta está estas este estes eu foi foram há isso isto já lhe mais mas me mesmo meu minha
    muito na não nas nem no nos nossa nossas nosso nossos num numa o onde os ou para pela pelas pelo pelos por
    porque qual quais quando que quem se sem ser será seu seus são só sobre sua suas também tem têm teu tu um uma
    uns você vocês vos`,
  nl: `aan al alle als altijd andere ben bij daar dan dat de der deze die dit doch doen door dus een eens en er ge
    geen geweest haar had heb hebben heeft hem het hier hij hoe hun ik in is ja je jij jullie kan kon kunnen maar
    me meer men met mij mijn moet na naar niet niets nog nu of om omdat ons onze ook op over reeds te tegen toch
    toen tot u uit uw van veel voor want waren was wat we welke werd wezen wie wij wil worden wordt zal ze zelf
    zich zij zijn zo zonder zou wanneer hoeveel waarom waar welk graag`,
  sv: `alla allt att av blev bli blir de dem den denna deras dess det detta dig din du där då efter ej eller en er
    ett från för ha hade han har hon hur här i icke ingen inom inte jag ju kan man med mellan men mig min mot
    mycket ni nu när någon något några och om oss på samma sedan sin sig själv ska som så till under upp ut utan
    vad var vara vi vid vilka vilken är åt över vår våra`,
  da: `af alle andet at blev blive bliver da de dem den denne der deres det dette dig din dog du efter eller en end
    er et for fra ham han hans har have havde hende her hos hun hvad hvis hvor hvordan i ikke ind jeg jer kan
    kunne man mange med meget men mig min når ned noget nogle nu og også om op os over på sig sin skal som sådan
    til ud under var ved vi vil været være vores`,
  no: `alle at av bare ble bli blir da de deg dem den denne der deres det dette du eller en enn er et etter for fra
    ha hadde han hans har hennes her hun hva hvis hvor hvordan i ikke ingen inn jeg kan man med meg mellom men min
    mot når ned noe noen og også om opp oss over på sammen seg sin skal som så til under ut uten var ved vi vil
    være vår våre`,
  fi: `ei eivät en että ja jo joka jos jotka jotta kanssa ketkä kun kuin kuka kuten me mikä miksi missä miten mitä
    mukaan mutta myös ne niin niiden nyt ole olemme olen oli olisi olivat on ovat se sekä sen siitä sitä tai tämä
    tämän tässä vaan vai ettei hän he itse joita joissa jolla olla`,
  pl: `a aby ale bez być był była było były co czy dla do gdy gdzie i ich im in jak jako jest jestem jeśli kto która
    które który których ma mnie może na nad nas nasz nasze nie niż o od oraz po pod przez przy się są ta tak także
    te tego tej ten to tym w we więc wszystkie z za ze że`,
  cy: `a ac ag am ar at bod byddwch byddwn bydd beth chi chwi dan dros drwy drwyddo ein eich eu ei er faint fel felly
    fod fydd gan gyda hefyd hon hwn hyn hynny heb hyd i iddynt iddo mae maent mai mewn mo na nad neu ni nid nhw o
    oddi oedd oes os pa pam pan pob pryd pwy roedd rhwng sut sydd sy tan trwy tua wedi wrth y ydy ydych ydym ydynt
    yn yng ym yr yw`,
}

/**
 * Common function words by ISO 639-1 code, in lower case. They are left out of the index, and counting them detects a
 * text's language. Content words don't belong here, however common.
 */
export const STOP_WORDS: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  Object.entries(WORDS).map(([code, words]) => [code, new Set(words.split(/\s+/))]),
)
