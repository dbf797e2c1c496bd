import { isYear } from '../../../core/languages/dates.ts'
import type { CommonQuestion } from '../../../core/languages/common-questions/common-question.ts'
import type { WantedAnswer } from './wanted-answer.ts'
import { foundIn, has, shownOf, type Found, type Page } from './page.ts'
import { anyShown } from './word-patterns.ts'

/** How the numbers of registers look. */
const SHAPES: Readonly<Partial<Record<CommonQuestion, string>>> = {
  charityNumber: String.raw`(?:SC ?0?|NIC ?|RCN ?)?\p{N}{5,8}(?:-\p{N}{1,2})?|W\p{N}{9}`,
  companyNumber: String.raw`\p{N}{3} ?\p{N}{3} ?\p{N}{3}(?: ?\p{N}{5})?|(?:SC|NI|OC|CE|RC)? ?\p{N}{6,8}`,
  registeredNumber: String.raw`(?:VR|HRB|CH|SC|IP|NIC)? ?\p{N}{3,8}[A-Z]?`,
  taxNumber: String.raw`\p{N}{2}-\p{N}{7}|(?:GB ?)?\p{N}{3} ?\p{N}{4} ?\p{N}{2}|[A-Z]{2} ?\p{N}{8,12}`,
}
const REGISTERS: readonly CommonQuestion[] = ['charityNumber', 'companyNumber', 'taxNumber']
/** Characters between the name of the register and the number. */
const NEAR = 56

/** The number under which we are registered, behind the word for its register and no other one's. */
export function findIdentifier({ meaning }: WantedAnswer, page: Page): Found | null {
  const shape = SHAPES[meaning as CommonQuestion]
  if (shape === undefined) return null
  const others = REGISTERS.filter((one) => one !== meaning).map((one) => page.words.questions[one]?.shown)
  const other =
    meaning === 'registeredNumber' ? null : anyShown(others.filter((shown) => shown !== undefined).join(' / '))
  const number = new RegExp(String.raw`(?<![\p{L}\p{N}£$€.,-])(?:${shape})(?![\p{N}%]|[.,]\p{N})`, 'gu')
  for (const register of shownOf(page, meaning as CommonQuestion))
    for (const unit of page.units) {
      if (unit.kind === 'heading') continue
      for (const { index, 0: said } of unit.text.matchAll(register)) {
        const behind = unit.text.slice(index + said.length, index + said.length + NEAR)
        const value = firstNumber(behind, number, other)
        if (value !== null) return foundIn(unit, value, `${said}: ${value}`)
      }
    }
  return null
}

function firstNumber(behind: string, number: RegExp, other: RegExp | null): string | null {
  for (const { index, 0: value } of behind.matchAll(number)) {
    // A year alone is no number of a register.
    if (isYear(value.trim())) continue
    return has(behind.slice(0, index), other) ? null : value.trim()
  }
  return null
}
