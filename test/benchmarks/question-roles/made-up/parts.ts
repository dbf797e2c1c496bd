import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { FORMS } from './forms-folder.ts'
import type { Element, WrittenForm } from './notation.ts'
import { parseForm } from './parse-form.ts'
import { pick } from './style.ts'

const FOLDER = `${FORMS}/parts`

let known: Element[][] | null = null

/** Passages that funders print about their forms: aims, eligibility, criteria, terms, how to apply. */
function parts(): Element[][] {
  known ??= readdirSync(FOLDER)
    .filter((name) => name.endsWith('.part'))
    .flatMap((name) =>
      readFileSync(path.join(FOLDER, name), 'utf8')
        .split(/^--$/m)
        .map((text) => [...parseForm(name, `--\n${text}`).elements]),
    )
  return known
}

let snippets: Element[][] | null = null

/** What funders print below any question: a line, or a line and its bullets. */
function guidanceSnippets(): Element[][] {
  snippets ??= readFileSync(path.join(FOLDER, 'guidance-snippets.txt'), 'utf8')
    .split('\n')
    .filter((text) => text !== '')
    .map((text) => [...parseForm('snippets', `--\n${text.replace(/(?:^| ; )/gu, '\nG ')}`).elements])
  return snippets
}

/** The form with such help below some of the questions that have none. */
export function withGuidance(form: WrittenForm, next: () => number): WrittenForm {
  const share = form.language === 'en' ? next() * 0.5 : 0
  const elements = form.elements.flatMap((element, index) => {
    const after = form.elements[index + 1]?.role
    const bare = element.role === 'question' && !element.short && after !== 'guidance' && after !== 'text-table'
    return bare && next() < share ? [element, ...pick(next, guidanceSnippets())] : [element]
  })
  return { ...form, elements }
}

/** The form with some of these passages before it, between its sections and after it. */
export function withParts(form: WrittenForm, next: () => number): WrittenForm {
  if (form.language !== 'en' || next() < 0.35) return form
  const some = (most: number) =>
    Array.from({ length: Math.floor(next() * (most + 1)) }, () => pick(next, parts())).flat()
  const sections = form.elements.flatMap(({ role, level }, index) => (role === 'heading' && level === 1 ? [index] : []))
  const at = sections.length > 2 && next() < 0.4 ? pick(next, sections.slice(1)) : form.elements.length
  const elements = [...some(5), ...form.elements.slice(0, at), ...some(1), ...form.elements.slice(at), ...some(4)]
  return { ...form, elements }
}
