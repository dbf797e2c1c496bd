import { askedFor } from '../../../../core/gaps/asked-for.ts'
import { COMMON_QUESTIONS, type CommonQuestion } from '../../../../core/languages/common-questions/common-question.ts'
import type { Found } from './page.ts'
import type { WantedAnswer } from './wanted-answer.ts'

/** The common question about a fact of the profile. */
const MEANINGS: Readonly<Record<string, CommonQuestion>> = {
  legalName: 'legalName',
  registeredAddress: 'address',
  postalAddress: 'address',
  website: 'website',
  charityNumber: 'charityNumber',
  companyNumber: 'companyNumber',
}

/** "Name and address of your organisation": each with `findOne`; `none` unless all are found, for half is no answer. */
export async function findSeveral(
  wanted: WantedAnswer,
  findOne: (wanted: WantedAnswer) => Promise<Found | 'none' | 'unknown'>,
): Promise<Found | 'none'> {
  const asked = askedFor({ text: wanted.question, section: null })
  if (asked.also === undefined) return 'none'
  const all: Found[] = []
  for (const { fact } of [asked, asked.also]) {
    const meaning = MEANINGS[fact ?? '']
    const found = meaning && (await findOne({ ...wanted, ...COMMON_QUESTIONS[meaning], meaning }))
    if (found === undefined || found === 'none' || found === 'unknown') return 'none'
    all.push(found)
  }
  return joined(all)
}

function joined(all: readonly Found[]): Found {
  const value = all.map((found) => found.value).join(', ')
  return { value, sentence: value, units: [...new Set(all.flatMap(({ units }) => units))] }
}
