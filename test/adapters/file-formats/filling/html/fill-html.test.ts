import { expect } from 'chai'
import { fillHtml } from '../../../../../adapters/file-formats/filling/html/fill-html.ts'
import { filledWith, outcomesOf } from '../form-entries.ts'

const page = (body: string) => `<!DOCTYPE html>\n<html><head><title>Form</title></head><body>${body}</body></html>\n`

async function filled(body: string, ...answers: (string | null)[]): Promise<string> {
  const bytes = Buffer.from(page(body))
  const form = await filledWith(fillHtml, { bytes, fileName: 'form.html' }, answers)
  return /<body>([\s\S]*)<\/body>/.exec(Buffer.from(form.bytes).toString())![1]!
}

describe('filling in a web page', () => {
  it('sets values, escaped, and leaves other attributes as they are', async () => {
    const body =
      "<label for=a>Name</label><INPUT id='a' class=x value=''><label>About<textarea rows=4>old</textarea></label>"

    expect(await filled(body, '"Tide" & <Well>', 'one\n\n</textarea><script>')).to.equal(
      '<label for=a>Name</label><INPUT id=\'a\' class=x value="&#34;Tide&#34; &#38; &#60;Well&#62;"><label>About<textarea rows=4>one\n\n&#60;/textarea&#62;&#60;script&#62;</textarea></label>',
    )
  })

  it('picks an option, and unpicks the one that was picked', async () => {
    const body = '<label>Town<select><option selected>Leeds</option><option value="2">York</option></select></label>'

    expect(await filled(body, 'York')).to.equal(
      '<label>Town<select><option >Leeds</option><option selected value="2">York</option></select></label>',
    )
  })

  it('checks the box beside the chosen words', async () => {
    const radio = (name: string, checked = '') => `<label><input type="radio" name="s"${checked}>${name}</label>`
    const body = `<fieldset><legend>Status</legend>${radio('Charity', ' checked')}${radio('Company')}</fieldset>`

    expect(await filled(body, 'Company')).to.equal(
      `<fieldset><legend>Status</legend>${radio('Charity', ' ')}<label><input checked type="radio" name="s">Company</label></fieldset>`,
    )
  })

  it('leaves what has no such option, and what its control does not take', async () => {
    const body =
      '<label>Town<select><option>Leeds</option></select></label><label>Start<input type=date></label><label>Cost<input type=number></label>'
    const bytes = Buffer.from(page(body))

    const form = await filledWith(fillHtml, { bytes, fileName: 'form.html' }, ['York', 'next spring', '£1,200'])

    expect(outcomesOf(form)).to.deep.equal(['unknown-option', 'unwritable', 'filled'])
    expect(Buffer.from(form.bytes).toString()).to.contain('<input value="1200" type=number>')
  })

  it('leaves what is not of the pattern of a control, and judges by none that is no expression or may take long', async () => {
    const input = (pattern: string) => `<label>Code <input pattern="${pattern}"></label>`
    const bytes = Buffer.from(page(input('[A-Z]{4}') + input('[A-Z]{4}') + input('[A-Z') + input('(a+)+b')))

    const form = await filledWith(fillHtml, { bytes, fileName: 'form.html' }, [
      'ABCD',
      'ABCDE',
      'x',
      `${'a'.repeat(60)}c`,
    ])

    expect(outcomesOf(form)).to.deep.equal(['filled', 'unwritable', 'filled', 'filled'])
  })

  it('writes paragraphs into an editor, and leaves what is out of the range of a control', async () => {
    const body =
      '<label for=a>About<div id=a contenteditable><p><br></p></div></label><label>Cost<input type=number max=500></label>' +
      '<label>Site<input type=url></label>'
    const bytes = Buffer.from(page(body))

    const form = await filledWith(fillHtml, { bytes, fileName: 'form.html' }, ['One.\n\nTwo.', '600', 'example.org'])

    expect(outcomesOf(form)).to.deep.equal(['filled', 'unwritable', 'filled'])
    expect(Buffer.from(form.bytes).toString()).to.contain('contenteditable><p>One.</p><p>Two.</p></div>')
    expect(Buffer.from(form.bytes).toString()).to.contain('<input value="https://example.org" type=url>')
  })

  it('writes below questions, and into empty cells, without tags of the answer', async () => {
    const body = '<h2>Why?</h2><p>Because</p><ul><li>How?</ul><table><tr><th>Cost<td></td></tr></table>'

    expect(await filled(body, '**So** <b>', 'Well', '£5')).to.equal(
      '<h2>Why?</h2><p><strong>So</strong> &#60;b&#62;</p><p>Because</p><ul><li>How?<p>Well</p></ul><table><tr><th>Cost<td>£5</td></tr></table>',
    )
  })

  it('keeps the encoding that the page declares', async () => {
    const head = '<!DOCTYPE html><html><meta charset="iso-8859-2"><body><p>'
    const bytes = Buffer.concat([Buffer.from(head), Buffer.of(0xb1), Buffer.from('?</p></body></html>')])

    const { bytes: written } = await filledWith(fillHtml, { bytes, fileName: 'form.html' }, ['ą €'])

    expect(new TextDecoder('iso-8859-2').decode(written)).to.contain('<p>ą?</p><p>ą &#8364;</p>')
  })
})
