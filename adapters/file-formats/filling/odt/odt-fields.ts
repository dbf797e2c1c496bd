import type { FormEntry } from '../../../../core/proposals/ports/form-filler.ts'
import { attribute, child, childElements, children, type XmlElement } from '../../xml/xml-element.ts'
import { answerParagraphs, plainAnswer } from '../answer/answer-paragraphs.ts'
import { escapeXml } from '../package/xml-text.ts'
import { answerText, chosenOptions, type Outcome } from '../place-outcomes.ts'
import { odtLines } from './odt-answer.ts'
import type { OdtDocument } from './odt-document.ts'

/** Fills in a field of the format. Fields keep what makes them fields; a placeholder makes way for the words. */
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

const FOR_WORDS = /^form:(?:text|textarea|formatted-text|date|number)$/u

/** The value of a form control stands apart from where the control is drawn. */
function setControl(document: OdtDocument, entry: FormEntry, drawn: XmlElement): Outcome {
  const control = controlOf(document.root, attribute(drawn, 'draw:control'))
  if (control === null || !FOR_WORDS.test(control.name)) return 'by-hand'
  return written(document.setAttribute(control, 'form:current-value', plainAnswer(answerText(entry))))
}

function controlOf(root: XmlElement, id: string | null): XmlElement | null {
  const forms = child(child(child(root, 'office:body'), 'office:text'), 'office:forms')
  const controls = childElements(forms).flatMap(childElements)
  const isMeant = (one: XmlElement) => attribute(one, 'form:id') === id || attribute(one, 'xml:id') === id
  return id === null ? null : (controls.find(isMeant) ?? null)
}
