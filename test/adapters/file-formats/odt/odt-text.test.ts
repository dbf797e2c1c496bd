import { sentenceOfError } from '../../../support/sentences.ts'
import { expect } from 'chai'
import { libraryText } from '../../../../adapters/file-formats/document/library-text.ts'
import { parseOdt } from '../../../../adapters/file-formats/odt/parse-odt.ts'
import { odt } from '../office-files.ts'
import { refusal } from '../refusal.ts'
import { outline } from '../outline.ts'

const textOf = (bytes: Uint8Array) => ({
  blocks: libraryText(parseOdt(bytes, { mostElements: 10_000 }), 'OpenDocument text'),
})

describe('an OpenDocument text as text', () => {
  it('keeps raised digits apart from the number before them', () => {
    const style = (name: string, position: string) =>
      `<style:style style:name="${name}" style:family="text"><style:text-properties style:text-position="${position}"/></style:style>`
    const body =
      '<text:p>It cost £5<text:span text:style-name="Up">1</text:span>, H<text:span text:style-name="Down">2</text:span>O</text:p>'
    const styles = `<office:styles>${style('Up', 'super 58%')}${style('Down', 'sub 58%')}</office:styles>`

    expect(outline(textOf(odt(body, { 'styles.xml': styles })))).to.deep.equal(['It cost £5¹, H2O'])
  })

  it('reads headings, lists, tables and spaces', () => {
    const body = `
      <text:p text:style-name="Title">Annual report</text:p>
      <text:h text:outline-level="2">Our<text:s text:c="3"/>work</text:h>
      <text:p>We <text:span>help</text:span><text:tab/>people.</text:p>
      <text:list><text:list-item><text:p>one</text:p><text:list><text:list-item><text:p>two</text:p></text:list-item></text:list></text:list-item></text:list>
      <table:table><table:table-row><table:table-cell><text:p>Year</text:p></table:table-cell><table:table-cell><text:p>2023</text:p></table:table-cell></table:table-row></table:table>`

    const styles = '<office:styles><style:style style:name="Title" style:family="paragraph"/></office:styles>'

    expect(outline(textOf(odt(body, { 'styles.xml': styles })))).to.deep.equal([
      '# Annual report',
      '## Our work',
      'We help people.',
      '- one',
      '-- two',
      '| Year | 2023',
    ])
  })

  it('takes a short line in bold for a heading', () => {
    const styles = `<office:styles>
      <style:style style:name="Strong" style:family="text"><style:text-properties fo:font-weight="bold"/></style:style>
      <style:style style:name="Loud" style:family="paragraph"><style:text-properties fo:font-weight="bold"/></style:style>
      <style:style style:name="Mine" style:family="paragraph" style:parent-style-name="Loud"/></office:styles>`
    const body = `<text:p text:style-name="Mine">Our work</text:p><text:p><text:span text:style-name="Strong">Our</text:span> aims</text:p>
      <text:p><text:span text:style-name="Strong">Our people</text:span></text:p>`

    const read = textOf(odt(body, { 'styles.xml': styles }))

    expect(outline(read)).to.deep.equal(['##### Our work', 'Our aims', '##### Our people'])
  })

  it('puts notes behind their paragraph and leaves out deletions and comments', () => {
    const note =
      '<text:note><text:note-citation>1</text:note-citation><text:note-body><text:p>A note.</text:p></text:note-body></text:note>'
    const body = `<text:tracked-changes><text:p>gone</text:p></text:tracked-changes><text:p>We help${note} people.<office:annotation><text:p>why?</text:p></office:annotation></text:p>`

    expect(outline(textOf(odt(body)))).to.deep.equal(['We help people.', 'A note.'])
  })

  it('leaves a table of contents out, and keeps the rows of a table in a text box', () => {
    const contents =
      '<text:table-of-content><text:index-body><text:p>Aims 3</text:p></text:index-body></text:table-of-content>'
    const row = ['Year', '2023'].map((text) => `<table:table-cell><text:p>${text}</text:p></table:table-cell>`).join('')
    const table = `<table:table><table:table-row>${row}</table:table-row></table:table>`
    const body = `${contents}<text:p>Figures<draw:frame><draw:text-box>${table}</draw:text-box></draw:frame></text:p>`

    expect(outline(textOf(odt(body)))).to.deep.equal(['| Year | 2023', 'Figures'])
  })

  it('says so when it is protected by a password', async () => {
    const manifest = '<manifest:file-entry><manifest:encryption-data/></manifest:file-entry>'

    const error = await refusal(() => textOf(odt('', { 'META-INF/manifest.xml': manifest })))

    expect(sentenceOfError(error)).to.match(/^The OpenDocument text is protected by a password/)
  })
})
