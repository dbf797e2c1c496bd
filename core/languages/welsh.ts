import { welshCommonQuestions } from './common-questions/welsh.ts'
import type { LanguageData } from './language-data.ts'
import { list, pairs, spellings } from './number-table.ts'
import { welshQuestions } from './question-words/welsh.ts'

const welshOnes = list('un dau|dwy tri|tair pedwar|pedair pump|pum chwech|chwe saith wyth naw')
const welshTens = list('un_deg|deg dau_ddeg|ugain tri_deg pedwar_deg|deugain pum_deg|hanner_cant chwe_deg|trigain')
const welshTraditional = list(
  'un_ar_ddeg deuddeg tri_ar_ddeg pedwar_ar_ddeg pymtheg un_ar_bymtheg dau_ar_bymtheg deunaw pedwar_ar_bymtheg',
)

function below100(value: number): readonly string[] {
  const one = value % 10
  if (value < 10) return spellings(welshOnes[value - 1])
  const tens = spellings([...welshTens, 'saith_deg', 'wyth_deg|pedwar_ugain', 'naw_deg'][Math.floor(value / 10) - 1])
  const apart = (words: readonly string[]) => words.map((word) => word.replaceAll('_', ' '))
  if (one === 0) return apart(tens)
  const traditional = value < 20 ? spellings(welshTraditional[value - 11]) : []
  return apart([...pairs(tens, [' '], spellings(welshOnes[one - 1])), ...traditional])
}

export const welsh: LanguageData = {
  code: 'cy',
  questions: welshQuestions,
  commonQuestions: welshCommonQuestions,
  numbers: {
    below100,
    hundreds: ['cant|gant|chant'],
    hundred: 'cant|gant|chant',
    thousand: 'mil|fil',
    million: 'miliwn|filiwn',
    hasBareThousand: true,
  },
  requestOpeners:
    'os gwelwch yn dda|ychwanegwch|ychwanega|soniwch|ysgrifennwch|byrhewch|yn fyrrach|yn hirach|defnyddiwch|chwiliwch|esboniwch|disgrifiwch|newidiwch|tynnwch|cyfieithwch|diolch|allwch chi|beth|sut|pam',
  forms: {
    wordUnits: 'gair|geiriau|eiriau',
    characterUnits: 'nodau?|nod|lythyren|lythrennau',
    limitCues: 'uchafswm|hyd|mwyaf|terfyn|tua|oddeutu|weddill|nifer',
    limitFillers: 'at|o|dim|mwy|na|nag|ar|y|yr|a|ac|rhwng|i|gan|cynnwys|gynnwys|bylchau|eich|ateb|mewn|yn|ddim|fwy',
    rangeWords: 'a|ac|i|neu',
    leastWords: 'o leiaf|lleiafswm(?: o)?',
  },
}
