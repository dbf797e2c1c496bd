import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { FORMS } from './forms-folder.ts'
import type { Element, WrittenForm } from './notation.ts'
import { parseForm } from './parse-form.ts'
import { pick } from './style.ts'

const FOLDER = `${FORMS}/answers`

const SHORT: Partial<Record<NonNullable<Element['kind']>, readonly string[]>> = {
  name: [
    'Marta Kowalczyk',
    'Dr James Osei-Bonsu',
    'Riverside Growers CIC',
    'Open Tide Project',
    'Ms A. Whitlock, Chair',
  ],
  date: ['01/09/2024', '14 March 2025', 'March 2023 - February 2025', '2011', '31st March'],
  number: ['24', '1,350', 'approx. 60', '3 full time, 5 part time', '12'],
  money: ['£4,850', '$25,000.00', '12 400 €', '£118,200', '3,000'],
  address: ['12 Mill Lane, Thornside, TH4 2PQ', '880 Cedar Ave, Suite 4, Fairmont', 'Hauptstr. 7, 35037 Marburg'],
  text: [
    'Growing Together',
    'www.opentide.example',
    'info@opentide.example',
    '01632 960 310',
    '1098765',
    'North and East',
    'N/A',
  ],
}

let known: Element[][] | null = null

function narratives(): Element[][] {
  known ??= readdirSync(FOLDER).flatMap((name) =>
    readFileSync(path.join(FOLDER, name), 'utf8')
      .split(/^--$/m)
      .map((text) => [...parseForm(name, `--\n${text}`).elements]),
  )
  return known
}

/** The form with an answer below every question, in which an applicant may have left some out. */
export function withAnswers(form: WrittenForm, next: () => number): WrittenForm {
  const elements = form.elements.flatMap((element, index) => {
    const closes = belongsToQuestion(element) && !belongsToQuestion(form.elements[index + 1])
    const question = closes ? form.elements.slice(0, index + 1).findLast(({ role }) => role === 'question') : undefined
    return question === undefined || next() < 0.06 ? [element] : [element, ...answerTo(question, next)]
  })
  return { ...form, elements }
}

/** The last line of a question is the one that no help, limit or table of it follows. */
function belongsToQuestion(element: Element | undefined): boolean {
  return (
    element !== undefined && /^(?:question|guidance|limit|text-table)$/u.test(element.role) && element.mark !== 'before'
  )
}

function answerTo(question: Element, next: () => number): Element[] {
  if (!question.short) return pick(next, narratives())
  const text = pick(next, SHORT[question.kind ?? 'text'] ?? SHORT.text!)
  return [{ ...narratives()[0]![0]!, role: 'answer', mark: 'none', text }]
}
