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

/** Languages without labelled test forms: their numbers, limit units and words for a minimum. */
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
      wordUnits: 'parole|parola',
      characterUnits: 'caratteri|carattere|battute',
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
      wordUnits: 'woorden|woord|woord(?:en)?(?:limiet|aantal)',
      characterUnits: 'tekens?|teken(?:limiet|aantal)|karakters?',
      leastWords: 'minimaal|minstens|ten minste|tenminste',
    },
  },
  {
    code: 'sv',
    forms: {
      wordUnits: 'ord|ordgräns',
      characterUnits: 'tecken|teckengräns',
      leastWords: 'minst',
    },
  },
  {
    code: 'da',
    forms: {
      wordUnits: 'ord',
      characterUnits: 'tegn|anslag',
      leastWords: 'mindst|minimum',
    },
  },
  {
    code: 'no',
    forms: {
      wordUnits: 'ord',
      characterUnits: 'tegn|anslag',
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
      wordUnits: 'słów|słowa|słowo',
      characterUnits: 'znaków|znaki|znaku',
      leastWords: String.raw`co najmniej|minimum|min\.|przynajmniej`,
    },
  },
  {
    code: 'fi',
    forms: {
      wordUnits: 'sanaa|sanan|sanoja|sana|sanamäärä',
      characterUnits: 'merkkiä|merkin|merkki|merkkimäärä|merkkiraja',
      leastWords: 'vähintään|ainakin',
    },
  },
  {
    code: 'hu',
    forms: {
      wordUnits: 'szó|szóban|szavas',
      characterUnits: 'karakter|leütés',
      leastWords: 'legalább|minimum',
    },
  },
]
