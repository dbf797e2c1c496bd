import type { LanguageData } from './language-data.ts'
import { list, onesThenTens, pairs, spellings, tensThenOnes } from './number-table.ts'

const italianSmall = list(
  'uno|un|una due tre|tré quattro cinque sei sette otto nove dieci undici dodici tredici quattordici quindici sedici diciassette diciotto diciannove',
)
const italianTens = list('venti trenta quaranta cinquanta sessanta settanta ottanta novanta')

function italianBelow100(value: number): readonly string[] {
  if (value < 20) return spellings(italianSmall[value - 1])
  const ten = italianTens[Math.floor(value / 10) - 2] ?? ''
  const one = value % 10
  if (one === 0) return [ten]
  const isElided = one === 1 || one === 8
  return pairs([isElided ? ten.slice(0, -1) : ten], [''], spellings(italianSmall[one - 1]))
}

/** Languages in which nothing is labelled to measure by: their numbers, how their forms limit an answer, and what is not written in. */
export const OTHER_LANGUAGES: readonly LanguageData[] = [
  {
    code: 'it',
    numbers: {
      below100: italianBelow100,
      hundred: 'cento',
      thousand: 'mila|mille',
      million: 'milione|milioni',
      hasBareThousand: true,
      isClosed: true,
    },
    forms: {
      officeParts:
        "(?:spazio )?riservato (?:all?[’']?(?:ufficio|ente|amministrazione)|alla fondazione)|(?:ad |per )?uso interno",
      signatures: 'firma',
      wordUnits: 'parole|parola',
      characterUnits: 'caratteri|carattere|battute',
      limitCues: 'massimo|massima|max|limite|circa|lunghezza|superare|superiore|rimanenti|numero|indicativamente',
      limitFillers:
        'di|del|della|la|il|in|non|più|fino|a|ad|tra|fra|e|o|con|senza|spazi|inclusi|compresi|esclusi|per|testo|risposta|obbligatorio|facoltativo',
      rangeWords: 'a|e|o',
      leastWords: 'almeno|minimo(?: di)?',
    },
  },
  {
    code: 'nl',
    numbers: {
      below100: onesThenTens(
        list(
          'een twee drie vier vijf zes zeven acht negen tien elf twaalf dertien veertien vijftien zestien zeventien achttien negentien',
        ),
        list('twintig dertig veertig vijftig zestig zeventig tachtig negentig'),
        ['en'],
      ),
      hundred: 'honderd',
      thousand: 'duizend',
      million: 'miljoen',
      hasBareThousand: true,
      isClosed: true,
    },
    forms: {
      officeParts:
        '(?:alleen )?(?:voor |bestemd voor )(?:intern|kantoor)(?: ?gebruik)|in te vullen door (?:het|de) (?:fonds|stichting|kantoor)',
      signatures: 'handtekening',
      wordUnits: 'woorden|woord|woord(?:en)?(?:limiet|aantal)',
      characterUnits: 'tekens?|teken(?:limiet|aantal)|karakters?',
      limitCues: 'maximaal|maximum|max|hooguit|hoogstens|limiet|aantal|ongeveer|circa|resterende?',
      limitFillers:
        'niet|meer|dan|tot|van|de|het|in|is|tussen|en|of|inclusief|incl|exclusief|spaties|uw|antwoord|tekst|per|veld|verplicht|optioneel|ten|hoogste',
      rangeWords: 'tot|en|of',
      leastWords: 'minimaal|minstens|ten minste|tenminste',
    },
  },
  {
    code: 'sv',
    forms: {
      officeParts: '(?:endast )?för internt bruk',
      signatures: 'underskrift',
      wordUnits: 'ord|ordgräns',
      characterUnits: 'tecken|teckengräns',
      limitCues: 'högst|max|maximalt|maximum|gräns|antal|cirka|ca|ungefär|kvar|återstår',
      limitFillers:
        'inte|mer|än|mellan|och|till|upp|av|inklusive|inkl|exklusive|mellanslag|blanksteg|med|utan|per|svar|text|i',
      rangeWords: 'till|och|eller',
      leastWords: 'minst',
    },
  },
  {
    code: 'da',
    forms: {
      officeParts: '(?:kun )?til intern(?:t)? brug',
      signatures: 'underskrift',
      wordUnits: 'ord',
      characterUnits: 'tegn|anslag',
      limitCues: 'højst|maks|maksimalt|max|maksimum|grænse|antal|cirka|ca|omkring|tilbage',
      limitFillers: 'ikke|mere|end|mellem|og|til|op|inkl|inklusive|ekskl|mellemrum|med|uden|per|pr|svar|tekst|i|af',
      rangeWords: 'til|og|eller',
      leastWords: 'mindst|minimum',
    },
  },
  {
    code: 'no',
    forms: {
      officeParts: '(?:kun )?(?:for|til) intern(?:t)? bruk',
      signatures: 'underskrift',
      wordUnits: 'ord',
      characterUnits: 'tegn|anslag',
      limitCues: 'høyst|maks|maksimalt|maksimum|inntil|grense|antall|cirka|omtrent|gjenstår',
      limitFillers: 'ikke|mer|enn|mellom|og|til|opp|inkl|inkludert|mellomrom|med|uten|per|svar|tekst|i|av',
      rangeWords: 'til|og|eller',
      leastWords: 'minst|minimum',
    },
  },
  {
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
      wordUnits: 'słów|słowa|słowo',
      characterUnits: 'znaków|znaki|znaku',
      limitCues: 'maksymalnie|maks|max|maksimum|limit|liczba|około|ok|pozostało|najwyżej|przekraczać',
      limitFillers: 'do|nie|więcej|niż|od|i|lub|ze|z|bez|spacjami|spacji|spacje|na|tekst|odpowiedź|wraz',
      rangeWords: 'do|i|lub',
      leastWords: String.raw`co najmniej|minimum|min\.|przynajmniej`,
    },
  },
  {
    code: 'fi',
    forms: {
      officeParts: '(?:viranomainen|säätiö) täyttää|viranomaisen merkintöjä',
      signatures: 'allekirjoitus',
      wordUnits: 'sanaa|sanan|sanoja|sana|sanamäärä',
      characterUnits: 'merkkiä|merkin|merkki|merkkimäärä|merkkiraja',
      limitCues: 'enintään|korkeintaan|max|maksimi|maksimipituus|noin|jäljellä|raja',
      limitFillers: 'välilyönteineen|välilyönnit|mukaan|lukien|ja|tai|pituus|vastaus|teksti|saa|olla|on|n',
      rangeWords: 'ja|tai',
      leastWords: 'vähintään|ainakin',
    },
  },
  {
    code: 'hu',
    forms: {
      officeParts: 'hivatali használatra|a hivatal tölti ki',
      signatures: 'aláírás',
      wordUnits: 'szó|szóban|szavas',
      characterUnits: 'karakter|leütés',
      limitCues: 'legfeljebb|maximum|max|maximális|kb|körülbelül',
      limitFillers: 'és|vagy|szóközökkel|terjedelem',
      rangeWords: 'és|vagy',
      leastWords: 'legalább|minimum',
    },
  },
]
