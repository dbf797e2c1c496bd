import type { FormEntry } from '../../../../core/hand-in/ports.ts'
import { optionsOf } from '../../odt/odt-controls.ts'
import { attribute, children, type XmlElement } from '../../xml/xml-element.ts'
import { answerParagraphs, plainAnswer } from '../answer/answer-paragraphs.ts'
import { escapeXml } from '../package/xml-text.ts'
import { answerText, chosenOptions, type Outcome } from '../place-outcomes.ts'
import { odtLines } from './odt-answer.ts'
import type { OdtDocument } from './odt-document.ts'

/** Fills in a field of the format. It remains a field; a placeholder is replaced. */
export function setOdtField(document: OdtDocument, entry: FormEntry, field: XmlElement): Outcome {
  if (field.name === 'text:drop-down') return pickInDropDown(document, entry, field)
  if (field.name === 'draw:control') return setControl(document, entry, field)
  const lines = odtLines(answerParagraphs(answerText(entry)), document.names)
  if (field.name === 'text:span') return written(document.replaceContent(field, lines))
  if (field.name === 'text:text-input')
    return written(document.replaceContent(field, escapeXml(plainAnswer(answerText(entry)))))
  return written(document.replace(field.start, field.end, lines))
}

export function written(isWritten: boolean): Outcome {
  return isWritten ? 'filled' : 'unwritable'
}

const SELECTED = /\s[\w.-]+:current-selected\s*=\s*(?:"[^"]*"|'[^']*')/u

export function pickInDropDown(document: OdtDocument, entry: FormEntry, dropDown: XmlElement): Outcome {
  const options = children(dropDown, 'text:label').map((label) => ({
    text: attribute(label, 'text:value') ?? '',
    label,
  }))
  const chosen = chosenOptions(entry, options)
  if (chosen?.length !== 1) return 'unknown-option'
  const labels = options.map(({ label }) => {
    const own = document.source.slice(label.start, label.end).replace(SELECTED, '')
    if (label !== chosen[0]!.label) return own
    return own.replace(/\s*\/?>/u, (end) => `${document.names.attribute('text:current-selected', 'true')}${end.trim()}`)
  })
  return written(document.replaceContent(dropDown, `${labels.join('')}${escapeXml(chosen[0]!.text)}`))
}

const FOR_WORDS = /^form:(?:text|textarea|formatted-text|date|number|time|combobox)$/u

/** A form control's value is stored apart from its drawing. */
function setControl(document: OdtDocument, entry: FormEntry, drawn: XmlElement): Outcome {
  const control = document.controls.find(drawn)
  if (control === null) return 'by-hand'
  if (isLocked(control)) return 'protected'
  if (control.name === 'form:listbox') return pickInList(document, entry, control)
  if (TICKED.test(control.name))
    return chosenOptions(entry, [{ text: attribute(control, 'form:label') ?? entry.label }]) === null
      ? 'unknown-option'
      : tickControl(document, drawn)
  if (!FOR_WORDS.test(control.name)) return 'by-hand'
  const text = plainAnswer(answerText(entry))
  const value = control.name === 'form:date' ? entry.day : text
  return value === null ? 'unwritable' : written(document.setAttribute(control, 'form:current-value', value))
}

const TICKED = /^form:(?:checkbox|radio)$/u

function isLocked(control: XmlElement): boolean {
  return ['form:readonly', 'form:disabled'].some((name) => attribute(control, name) === 'true')
}

/** Ticks a box; a radio button switches the others of its name off. */
export function tickControl(document: OdtDocument, drawn: XmlElement): Outcome {
  const control = document.controls.find(drawn)
  if (control === null || !TICKED.test(control.name)) return 'unwritable'
  if (isLocked(control)) return 'protected'
  if (control.name === 'form:checkbox') return written(document.setAttribute(control, 'form:current-state', 'checked'))
  return written(
    document.controls
      .groupOf(control)
      .every((one) => document.setAttribute(one, 'form:current-selected', String(one === control))),
  )
}

function pickInList(document: OdtDocument, entry: FormEntry, list: XmlElement): Outcome {
  const chosen = chosenOptions(entry, optionsOf(list))
  if (chosen === null) return 'unknown-option'
  const isSet = ({ element }: (typeof chosen)[number]) =>
    document.setAttribute(element, 'form:current-selected', String(chosen.some((one) => one.element === element)))
  return written(optionsOf(list).every(isSet))
}
