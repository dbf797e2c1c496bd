import type { SupportWords } from './support-words.ts'

export const dutch: SupportWords = {
  generic: `mensen persoon personen werk werken werkt hulp helpen helpt jaar jaren dag dagen week weken maand maanden tijd keer
    project vereniging stichting organisatie geven gaf komen kwamen doen gedaan nieuw nieuwe goed belangrijk vandaag totaal ongeveer samen
    deel veel meer zei zeggen euro procent duizend honderd miljoen doel geachte heer mevrouw`,
  synonyms:
    'oprichten opgericht richtte; voorzitter voorzitten; dienst medewerkers personeel werknemers; inkomsten opbrengsten; uitgaven kosten uitgegeven',
  standing: `prijs|prijzen|prijswinnend\\p{L}*|bekroond\\p{L}*|onderscheid\\p{L}+|toonaangevend\\p{L}*|leidend\\p{L}*|grootste|beste|oudste|enige (?:organisatie|stichting|vereniging)|uniek\\p{L}*|erkend\\p{L}*|geaccrediteerd|gecertificeerd\\p{L}*|gewonnen|uitstekend\\p{L}*|marktleider`,
  intents: 'zullen|zal|zou|zouden|willen|wil|hopen|plannen|van plan|doel|kunnen|kan|kon|als|indien|zodat|gaan',
  general: 'geloven|denken|belangrijk|essentieel|dank|danken|bedankt|graag|vaak|meestal|daarom|om deze reden',
  greetings: 'geachte|beste|hallo|goedendag',
  farewells: 'met (?:vriendelijke|hartelijke)|hoogachtend|groeten|vriendelijke groet',
  near: "ongeveer|circa|rond|zo’n|zo'n|omstreeks",
  below: 'bijna|tot|iets minder dan|minder dan',
  above: 'meer dan|ruim|minstens|ten minste',
  differences: 'meer|minder|stijging|overschot|verschil|groei',
  falls: 'daalde|gedaald|afgenomen|daling',
  fractions: 'helft=0.5 derde=0.3333 kwart=0.25 driekwart=0.75',
  conjunctions: 'en of maar terwijl',
  abstractNouns: 'doelen dingen redenen delen stappen manieren gebieden keer',
}

export const polish: SupportWords = {
  generic: `ludzie ludzi osoba osoby osób praca pracy pracować pracuje pomoc pomaga rok roku lat lata dzień dni tydzień tygodni miesiąc
    miesięcy czas razy projekt projektu stowarzyszenie fundacja organizacja dać robić nowy nowa dobry ważne dziś razem część wiele więcej
    powiedział powiedziała euro złotych procent tysięcy sto milion cel państwo szanowni`,
  synonyms:
    'założyć założone założyła założył powstało; prezes prezesem przewodniczy; zatrudniamy zatrudnia pracowników pracownicy; przychody dochody; wydatki koszty wydaliśmy',
  standing: `nagrod\\p{L}+|wyróżni\\p{L}+|wiodąc\\p{L}+|największ\\p{L}+|najleps\\p{L}+|jedyn\\p{L}+|wyjątkow\\p{L}+|uznan\\p{L}+|akredyt\\p{L}+|certyfik\\p{L}+|wygrali\\p{L}*|zdoby\\p{L}+|lider\\p{L}*|najstarsz\\p{L}+`,
  intents:
    'będziemy|będzie|będą|chcemy|chce|zamierzamy|planujemy|mamy nadzieję|cel|celem|możemy|może|mogą|jeśli|aby|żeby|byłoby',
  general: 'wierzymy|uważamy|ważne|istotne|dziękujemy|często|zwykle|dlatego',
  greetings: 'szanown\\p{L}+|drod\\p{L}+|dzień dobry',
  farewells: 'z poważaniem|z wyrazami|pozdrawiam\\p{L}*|łączę',
  near: 'około|ok\\.|mniej więcej|w przybliżeniu',
  below: 'prawie|niemal|blisko|do',
  above: 'ponad|więcej niż|co najmniej|przeszło',
  differences: 'więcej|mniej|wzrost|nadwyżka|różnica',
  falls: 'spadł|spadła|spadło|zmalał|spadek',
  fractions: 'połowa=0.5 połowę=0.5 ćwierć=0.25',
  conjunctions: 'i oraz lub ale a',
  abstractNouns: 'cele rzeczy powody części etapy sposoby obszary razy',
}
