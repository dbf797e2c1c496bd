import { expect } from 'chai'
import { DirectFormReader } from '../../../../../adapters/file-formats/direct-form-reader.ts'
import { fillOdt } from '../../../../../adapters/file-formats/filling/odt/fill-odt.ts'
import { openZip } from '../../../../../adapters/file-formats/open-zip.ts'
import type { FormEntry } from '../../../../../core/hand-in/ports.ts'
import { odtOf } from '../../form-files.ts'
import { entryOf, slotsOf } from '../form-entries.ts'

/** A control and where it is drawn. */
const drawn = (id: string) => `<draw:control draw:control="${id}"/>`
const line = (...content: readonly string[]) => `<text:p>${content.join('')}</text:p>`
const formOf = (controls: string, ...lines: readonly string[]) =>
  odtOf(`<office:forms><form:form form:name="Form">${controls}</form:form></office:forms>${lines.join('')}`)

const text = (more = '') => `<form:text form:id="c1" form:name="org"${more}/>`
const list =
  '<form:listbox xml:id="c2" form:id="c2" form:name="country"><form:option form:label="Wales"/><form:option form:label="Scotland" form:current-selected="true"/></form:listbox>'
const radio = (id: string, label: string) => `<form:radio form:id="${id}" form:name="charity" form:label="${label}"/>`
const box = (id: string, label: string) => `<form:checkbox form:id="${id}" form:name="${id}" form:label="${label}"/>`

async function filled(bytes: Uint8Array, answers: readonly (Partial<FormEntry> & { readonly text: string | null })[]) {
  const slots = await slotsOf(bytes, 'form.odt')
  const entries = answers.map(({ text: words, ...parts }, at) => entryOf(slots[at]!, words, { id: `${at}`, ...parts }))
  const form = fillOdt(bytes, entries)
  return { places: form.places, xml: openZip(form.bytes).readText('content.xml')! }
}

describe('form controls of an OpenDocument text', () => {
  it('are read with their kind, label, limit, options and words', async () => {
    const label = '<form:fixed-text form:id="c0" form:for="c1" form:label="Name of organisation"/>'
    const bytes = formOf(
      label +
        text(' form:max-length="50"') +
        list +
        radio('c3', 'Yes') +
        radio('c4', 'No') +
        '<form:button form:id="c5" form:label="Send"/>',
      line(drawn('c0')),
      line(drawn('c1')),
      line('Country: ', drawn('c2')),
      line('Charity: ', drawn('c3'), drawn('c4')),
      line(drawn('c5')),
    )

    const { blocks } = await new DirectFormReader().read({ fileName: 'form.odt', bytes })
    const fields = blocks.filter((block) => block.kind === 'field')

    expect(fields.map(({ control }) => control)).to.deep.equal(['text', 'choice', 'choice'])
    expect(fields[0]).to.include({ label: 'Name of organisation', maxCharacters: 50 })
    expect(fields[1]!.options).to.deep.equal(['Wales', 'Scotland'])
    expect(fields[2]!.options).to.deep.equal(['Yes', 'No'])
    expect(JSON.stringify(blocks)).to.not.include('Send')
  })

  it('take words, days, options and ticks as their values', async () => {
    const { xml, places } = await filled(
      formOf(
        text() + '<form:date form:id="c6" form:name="start"/>' + list + radio('c3', 'Yes') + radio('c4', 'No'),
        line('Name: ', drawn('c1')),
        line('Start: ', drawn('c6')),
        line('Country: ', drawn('c2')),
        line('Charity: ', drawn('c3'), drawn('c4')),
      ),
      [{ text: 'Willow & Lane' }, { text: '1 March 2026' }, { text: 'Wales' }, { text: 'No' }],
    )

    expect(places.map(({ state }) => state)).to.deep.equal(['filled', 'filled', 'filled', 'filled'])
    expect(xml).to.include('form:current-value="Willow &amp; Lane"').and.to.include('form:current-value="2026-03-01"')
    expect(xml).to.match(/Wales"[^>]*current-selected="true"|current-selected="true"[^>]*Wales"/u)
    expect(xml).to.match(/current-selected="false"[^>]*Scotland"|Scotland"[^>]*current-selected="false"/u)
    expect(xml).to.match(/<form:radio[^>]*current-selected="true"[^>]*"No"|"No"[^>]*current-selected="true"/u)
  })

  it('tick one box of several, by its words', async () => {
    const { xml, places } = await filled(
      formOf(box('c7', 'Arts') + box('c8', 'Sport'), line('Theme: ', drawn('c7'), drawn('c8'))),
      [{ text: 'Sport' }],
    )

    expect(places[0]).to.include({ state: 'filled' })
    expect(xml.match(/<form:checkbox[^>]*current-state="checked"[^>]*>/gu)).to.have.length(1)
    expect(xml).to.match(/<form:checkbox[^>]*current-state="checked"[^>]*Sport/u)
  })

  it('stay as they are where their author lets nobody change them, or no option is meant', async () => {
    const locked = await filled(formOf(text(' form:readonly="true"'), line('Name: ', drawn('c1'))), [{ text: 'Jo' }])
    const other = await filled(formOf(list, line('Country: ', drawn('c2'))), [{ text: 'France' }])

    expect(locked.places[0]).to.include({ state: 'left', reason: 'protected' })
    expect(other.places[0]).to.include({ state: 'left', reason: 'unknown-option' })
  })
})
