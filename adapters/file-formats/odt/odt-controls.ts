import type { Field } from '../document/document.ts'
import { collapseWhitespace } from '../document/collapse-whitespace.ts'
import { anchorOf, attribute, childElements, children, type XmlElement } from '../xml/xml-element.ts'

const CONTROLS: Readonly<Record<string, Field['control']>> = {
  'form:text': 'text',
  'form:formatted-text': 'text',
  'form:time': 'text',
  'form:textarea': 'multiline',
  'form:number': 'number',
  'form:date': 'date',
  'form:checkbox': 'tick',
  'form:radio': 'tick',
  'form:listbox': 'choice',
  'form:combobox': 'choice',
  'form:file': 'file',
}

/** Inline that a draw:control prints. */
export type PrintedControl =
  | { readonly kind: 'field'; readonly field: Field }
  | { readonly kind: 'tick'; readonly field: Field; readonly label: string }
  | { readonly kind: 'words'; readonly text: string }

/** Form controls of an OpenDocument text, which are stored in office:forms, apart from their drawings. */
export class OdtControls {
  private readonly byId = new Map<string, XmlElement>()
  private readonly labels = new Map<string, string>()

  /** `forms` is the office:forms of a text; null if it has no controls. */
  constructor(forms: XmlElement | null = null) {
    if (forms !== null) this.add(forms)
  }

  add(forms: XmlElement): void {
    const open = childElements(forms)
    for (let element = open.pop(); element !== undefined; element = open.pop()) {
      for (const id of [attribute(element, 'form:id'), attribute(element, 'xml:id')])
        if (id !== null) this.byId.set(id, element)
      if (element.name === 'form:fixed-text')
        this.labels.set(attribute(element, 'form:for') ?? '', attribute(element, 'form:label') ?? '')
      if (element.name === 'form:form') open.push(...childElements(element))
    }
  }

  /** Null if the drawing names an unknown control. */
  find(drawn: XmlElement): XmlElement | null {
    return this.byId.get(attribute(drawn, 'draw:control') ?? '') ?? null
  }

  /** Radio buttons of the same choice, including this one. */
  groupOf(radio: XmlElement): XmlElement[] {
    const name = attribute(radio, 'form:name')
    return [...new Set(this.byId.values())].filter(
      (one) => one.name === 'form:radio' && attribute(one, 'form:name') === name,
    )
  }

  printedBy(drawn: XmlElement): PrintedControl {
    const control = this.find(drawn)
    const label = collapseWhitespace(attribute(control, 'form:label') ?? '')
    const kind = control === null ? 'text' : CONTROLS[control.name]
    if (kind === undefined) return { kind: 'words', text: control?.name === 'form:fixed-text' ? label : '' }
    const field = this.fieldOf(drawn, control, kind)
    return kind === 'tick' ? { kind, field: { ...field, label: label || null }, label } : { kind: 'field', field }
  }

  private fieldOf(drawn: XmlElement, control: XmlElement | null, kind: Field['control']): Field {
    const most = Number(attribute(control, 'form:max-length') ?? 0)
    const value = attribute(control, 'form:current-value') ?? attribute(control, 'form:value')
    const picked = optionsOf(control).find(({ isPicked }) => isPicked)?.text ?? null
    return {
      kind: 'field',
      page: null,
      anchor: anchorOf(drawn),
      control: kind,
      label: this.labelOf(control),
      help: collapseWhitespace(attribute(control, 'form:title') ?? '') || null,
      value: collapseWhitespace((kind === 'tick' ? null : (value ?? picked)) ?? '') || null,
      isTicked: isTicked(control),
      maxCharacters: most > 0 ? most : null,
      options: optionsOf(control).map(({ text }) => text),
    }
  }

  private labelOf(control: XmlElement | null): string | null {
    const names = ['form:id', 'xml:id', 'form:name'].map((name) => attribute(control, name) ?? '')
    const found = names.map((name) => (name === '' ? '' : (this.labels.get(name) ?? ''))).find((label) => label !== '')
    return collapseWhitespace(found ?? '') || null
  }
}

interface ControlOption {
  readonly text: string
  readonly isPicked: boolean
  readonly element: XmlElement
}

/** Options of a list, including combo boxes. */
export function optionsOf(control: XmlElement | null): ControlOption[] {
  return ['form:option', 'form:item'].flatMap((name) =>
    children(control, name).map((element) => ({
      text: collapseWhitespace(attribute(element, 'form:label') ?? ''),
      isPicked: (attribute(element, 'form:current-selected') ?? attribute(element, 'form:selected')) === 'true',
      element,
    })),
  )
}

function isTicked(control: XmlElement | null): boolean {
  if (control?.name === 'form:radio')
    return (attribute(control, 'form:current-selected') ?? attribute(control, 'form:selected')) === 'true'
  return (attribute(control, 'form:current-state') ?? attribute(control, 'form:state')) === 'checked'
}
