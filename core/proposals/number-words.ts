/** How a language writes whole numbers in words; all words folded, with spaces where hyphens may stand. */
export interface Numerals {
  readonly language: string
  /** From 1 to 99. */
  readonly words: ReadonlyMap<string, number>
  /** The first word of each of these, and of `hundreds`. */
  readonly beginnings: ReadonlySet<string>
  /** Hundreds that have a word of their own, or are said without a number before them. */
  readonly hundreds: ReadonlyMap<string, number>
  /** What makes hundreds, thousands and millions of the number before it. */
  readonly scales: ReadonlyMap<string, number>
  /** Whether the word for a thousand is a number without another before it. */
  readonly hasBareThousand: boolean
  /** Whether all below a million is one word. */
  readonly isClosed: boolean
}

interface Table {
  readonly below100: (value: number) => readonly string[]
  /** By the hundred, from one on. */
  readonly hundreds?: readonly string[]
  readonly hundred?: string
  readonly thousand: string
  readonly million: string
  readonly hasBareThousand?: boolean
  readonly isClosed?: boolean
}

/** Lower case without accents, so that spellings with and without them are one. */
export function foldedWord(word: string): string {
  return word.toLowerCase().replaceAll('ß', 'ss').normalize('NFD').replace(/\p{M}/gu, '')
}

const list = (words: string): readonly string[] => words.split(' ')
const spellings = (word: string | undefined): readonly string[] => (word === undefined ? [] : word.split('|'))
const pairs = (first: readonly string[], joints: readonly string[], second: readonly string[]): string[] =>
  first.flatMap((one) => joints.flatMap((joint) => second.map((other) => one + joint + other)))

/** Numbers below `from` as they stand in the list, then tens with ones after them. */
function tensThenOnes(small: readonly string[], tens: readonly string[], joint: string): Table['below100'] {
  return (value) => {
    if (value <= small.length) return spellings(small[value - 1])
    const ten = spellings(tens[Math.floor(value / 10) - 2])
    const one = value % 10
    return one === 0 ? ten : pairs(ten, [joint], spellings(small[one - 1]))
  }
}

/** As in German: ones before tens in one word. */
function onesThenTens(small: readonly string[], tens: readonly string[], joints: readonly string[]): Table['below100'] {
  return (value) => {
    if (value <= small.length) return spellings(small[value - 1])
    const ten = spellings(tens[Math.floor(value / 10) - 2])
    const one = value % 10
    return one === 0 ? ten : pairs(spellings(small[one - 1]), joints, ten)
  }
}

const frenchSmall = list('un|une deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize')
const frenchTens = list('vingt trente quarante cinquante soixante septante quatre_vingt|huitante|octante nonante')

function french(value: number): readonly string[] {
  if (value <= 16) return spellings(frenchSmall[value - 1])
  if (value < 20) return pairs(['dix'], [' '], french(value - 10))
  const ten = Math.floor(value / 10)
  const joints = value % 10 === 1 ? [' et ', ' '] : [' ']
  const plain = spellings(frenchTens[ten - 2]).map((word) => word.replace('_', ' '))
  const counted = value % 10 === 0 ? [...plain, ...(ten === 8 ? ['quatre vingts'] : [])] : []
  const added = value % 10 === 0 ? [] : pairs(plain, joints, french(value % 10))
  const overScore = ten === 7 ? pairs(['soixante'], joints, french(value - 60)) : []
  const overFourScore = ten === 9 ? pairs(['quatre vingt'], [' '], french(value - 80)) : []
  return [...counted, ...added, ...overScore, ...overFourScore]
}

const italianSmall = list(
  'uno|un|una due tre|tré quattro cinque sei sette otto nove dieci undici dodici tredici quattordici quindici sedici diciassette diciotto diciannove',
)
const italianTens = list('venti trenta quaranta cinquanta sessanta settanta ottanta novanta')

function italian(value: number): readonly string[] {
  if (value < 20) return spellings(italianSmall[value - 1])
  const ten = italianTens[Math.floor(value / 10) - 2] ?? ''
  const one = value % 10
  if (one === 0) return [ten]
  const isElided = one === 1 || one === 8
  return pairs([isElided ? ten.slice(0, -1) : ten], [''], spellings(italianSmall[one - 1]))
}

const welshOnes = list('un dau|dwy tri|tair pedwar|pedair pump|pum chwech|chwe saith wyth naw')
const welshTens = list('un_deg|deg dau_ddeg|ugain tri_deg pedwar_deg|deugain pum_deg|hanner_cant chwe_deg|trigain')
const welshTraditional = list(
  'un_ar_ddeg deuddeg tri_ar_ddeg pedwar_ar_ddeg pymtheg un_ar_bymtheg dau_ar_bymtheg deunaw pedwar_ar_bymtheg',
)

function welsh(value: number): readonly string[] {
  const one = value % 10
  if (value < 10) return spellings(welshOnes[value - 1])
  const tens = spellings([...welshTens, 'saith_deg', 'wyth_deg|pedwar_ugain', 'naw_deg'][Math.floor(value / 10) - 1])
  const apart = (words: readonly string[]) => words.map((word) => word.replaceAll('_', ' '))
  if (one === 0) return apart(tens)
  const traditional = value < 20 ? spellings(welshTraditional[value - 11]) : []
  return apart([...pairs(tens, [' '], spellings(welshOnes[one - 1])), ...traditional])
}

const TABLES: Readonly<Record<string, Table>> = {
  en: {
    below100: tensThenOnes(
      list(
        'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen',
      ),
      list('twenty thirty forty|fourty fifty sixty seventy eighty ninety'),
      ' ',
    ),
    hundreds: ['a_hundred'],
    hundred: 'hundred',
    thousand: 'thousand',
    million: 'million',
  },
  de: {
    below100: onesThenTens(
      list(
        'ein|eins zwei|zwo drei vier fünf|fuenf sechs sieben acht neun zehn elf zwölf|zwoelf dreizehn vierzehn fünfzehn|fuenfzehn sechzehn siebzehn achtzehn neunzehn',
      ),
      list('zwanzig dreißig vierzig fünfzig|fuenfzig sechzig siebzig achtzig neunzig'),
      ['und'],
    ),
    hundred: 'hundert',
    thousand: 'tausend',
    million: 'million|millionen',
    hasBareThousand: true,
    isClosed: true,
  },
  fr: {
    below100: french,
    hundreds: ['cent'],
    hundred: 'cent|cents',
    thousand: 'mille|mil',
    million: 'million|millions',
    hasBareThousand: true,
  },
  es: {
    below100: tensThenOnes(
      list(
        'uno|un|una dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis diecisiete dieciocho diecinueve veinte veintiuno|veintiún|veintiuna veintidós veintitrés veinticuatro veinticinco veintiséis veintisiete veintiocho veintinueve',
      ),
      list('veinte treinta cuarenta cincuenta sesenta setenta ochenta noventa'),
      ' y ',
    ),
    hundreds: list(
      'cien|ciento doscientos|doscientas trescientos|trescientas cuatrocientos|cuatrocientas quinientos|quinientas seiscientos|seiscientas setecientos|setecientas ochocientos|ochocientas novecientos|novecientas',
    ),
    thousand: 'mil',
    million: 'millón|millones',
    hasBareThousand: true,
  },
  it: {
    below100: italian,
    hundred: 'cento',
    thousand: 'mila|mille',
    million: 'milione|milioni',
    hasBareThousand: true,
    isClosed: true,
  },
  nl: {
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
  pt: {
    below100: tensThenOnes(
      list(
        'um|uma dois|duas três quatro cinco seis sete oito nove dez onze doze treze catorze|quatorze quinze dezesseis|dezasseis dezessete|dezassete dezoito dezenove|dezanove',
      ),
      list('vinte trinta quarenta cinquenta sessenta setenta oitenta noventa'),
      ' e ',
    ),
    hundreds: list(
      'cem|cento duzentos|duzentas trezentos|trezentas quatrocentos|quatrocentas quinhentos|quinhentas seiscentos|seiscentas setecentos|setecentas oitocentos|oitocentas novecentos|novecentas',
    ),
    thousand: 'mil',
    million: 'milhão|milhões',
    hasBareThousand: true,
  },
  pl: {
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
  cy: {
    below100: welsh,
    hundreds: ['cant|gant|chant'],
    hundred: 'cant|gant|chant',
    thousand: 'mil|fil',
    million: 'miliwn|filiwn',
    hasBareThousand: true,
  },
}

function numerals(language: string, table: Table): Numerals {
  const words = new Map<string, number>()
  for (let value = 1; value < 100; value++) add(words, table.below100(value), value)
  const hundreds = new Map<string, number>()
  for (const [index, word] of (table.hundreds ?? []).entries()) add(hundreds, spellings(word), (index + 1) * 100)
  const scales = new Map<string, number>()
  add(scales, spellings(table.million), 1e6)
  add(scales, spellings(table.thousand), 1e3)
  add(scales, spellings(table.hundred), 100)
  const phrases = [...words.keys(), ...hundreds.keys()]
  const beginnings = new Set(phrases.map((phrase) => phrase.replace(/ .*/u, '')))
  const { hasBareThousand = false, isClosed = false } = table
  return { language, words, beginnings, hundreds, scales, hasBareThousand, isClosed }
}

function add(numbers: Map<string, number>, texts: readonly string[], value: number): void {
  for (const text of texts) numbers.set(foldedWord(text.replaceAll('_', ' ')), value)
}

let built: readonly Numerals[] | undefined

/** English first. Put together when they are first asked for. */
export function allNumerals(): readonly Numerals[] {
  built ??= Object.entries(TABLES).map(([language, table]) => numerals(language, table))
  return built
}
