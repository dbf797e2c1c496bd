import type { LanguageData } from './language-data.ts'
import { list, tensThenOnes } from './number-table.ts'

export const polish: LanguageData = {
  code: 'pl',
  numbers: {
    below100: tensThenOnes(
      list(
        'jeden|jedna|jedno dwa|dwie|dwóch|dwoje trzy|trzech cztery|czterech pięć|pięciu sześć|sześciu siedem|siedmiu osiem|ośmiu dziewięć|dziewięciu dziesięć|dziesięciu jedenaście|jedenastu dwanaście|dwunastu trzynaście|trzynastu czternaście|czternastu piętnaście|piętnastu szesnaście|szesnastu siedemnaście|siedemnastu osiemnaście|osiemnastu dziewiętnaście|dziewiętnastu',
      ),
      list(
        'dwadzieścia|dwudziestu trzydzieści|trzydziestu czterdzieści|czterdziestu pięćdziesiąt|pięćdziesięciu sześćdziesiąt|sześćdziesięciu siedemdziesiąt|siedemdziesięciu osiemdziesiąt|osiemdziesięciu dziewięćdziesiąt|dziewięćdziesięciu',
      ),
      ' ',
    ),
    hundreds: list(
      'sto|stu dwieście|dwustu trzysta|trzystu czterysta|czterystu pięćset|pięciuset sześćset|sześciuset siedemset|siedmiuset osiemset|ośmiuset dziewięćset|dziewięciuset',
    ),
    thousand: 'tysiąc|tysiące|tysięcy',
    million: 'milion|miliony|milionów',
    hasBareThousand: true,
  },
  forms: {
    officeParts: 'wypełnia (?:urząd|fundacja|instytucja)|do użytku (?:służbowego|wewnętrznego)',
    signatures: 'podpis|podpisy|podpisu',
    dateLabels: 'data',
    wordUnits: 'słów|słowa|słowo',
    characterUnits: 'znaków|znaki|znaku',
    limitCues: 'maksymalnie|maks|max|maksimum|limit|liczba|około|ok|pozostało|najwyżej|przekraczać',
    limitFillers: 'do|nie|więcej|niż|od|i|lub|ze|z|bez|spacjami|spacji|spacje|na|tekst|odpowiedź|wraz',
    rangeWords: 'do|i|lub',
    leastWords: String.raw`co najmniej|minimum|min\.|przynajmniej`,
    otherScopes: 'na (?:stronę|pytanie|wiersz)|hasło',
    schemaPrompts: 'pytanie|pytania|pole|nazwa pola',
    schemaHelp: 'pomoc|wskazówk[ai]|opis|objaśnienie|instrukcja',
    schemaTypes: 'typ|typ pola|format|rodzaj',
    schemaOptions: 'opcje|możliwe odpowiedzi|wartości',
    schemaLimits: String.raw`limit(?: znaków| słów)?|(?:maks\. )?liczba (?:znaków|słów)|znaki|słowa`,
    schemaRequired: 'wymagane|obowiązkowe|opcjonalne',
    schemaSections: 'sekcja|część|strona',
    choiceTypes: String.raw`lista|wybór|tak ?\/ ?nie`,
    fileTypes: 'plik|załącznik',
    totalWords: 'razem|suma|ogółem|łącznie',
    moneyHeadings: 'budżet|koszty|wydatki|przychody|kosztorys|finansowanie',
    nameHeads: 'nazwa|imię|nazwisko',
    dateHeads: 'data|rok|kiedy',
    amountHeads: 'kwota|łączny koszt',
    countHeads: 'liczba|ile',
    addressHeads: 'adres|siedziba',
    amountAsked: String.raw`wnioskowan\p{L}+`,
    placesToWrite: 'wpisz tekst',
    yes: 'tak',
    no: 'nie',
    questionColumns: 'pytani[ae]|pole',
    answerColumns: String.raw`odpowied\p{L}+`,
    characterLimitColumns: 'znaki',
  },
}
