import { attribute, type HtmlElement } from './html-elements.ts'

/** What a control takes by its own attributes, in words; nothing where it takes anything. */
export function rulesOf(control: HtmlElement): string {
  const [least, most, shortest] = ['min', 'max', 'minlength'].map((name) => attribute(control, name)?.trim() ?? '')
  const length = shortest === '' || shortest === '0' ? '' : `At least ${shortest} characters.`
  const required = isRequired(control) ? 'Required.' : ''
  return [required, amounts(least!, most!), length, patternOf(control)].filter((rule) => rule !== '').join(' ')
}

function isRequired(control: HtmlElement): boolean {
  return attribute(control, 'required') !== null || attribute(control, 'aria-required') === 'true'
}

function amounts(least: string, most: string): string {
  if (least !== '' && most !== '') return `From ${least} to ${most}.`
  if (least !== '') return `At least ${least}.`
  return most === '' ? '' : `At most ${most}.`
}

/** By HTML, the title of a control with a pattern says in words what the pattern wants. */
function patternOf(control: HtmlElement): string {
  return attribute(control, 'pattern') === null ? '' : (attribute(control, 'title') ?? '')
}
