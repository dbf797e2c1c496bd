import { expect } from 'chai'
import { readSourceText } from '../../../../../adapters/file-formats/filling/package/source-text.ts'
import { spliceText } from '../../../../../adapters/file-formats/filling/package/splice.ts'

describe('spliceText', () => {
  it('makes all changes at positions of the source, insertions in their order', () => {
    const splices = [
      { start: 4, end: 6, text: '' },
      { start: 1, end: 1, text: '<' },
      { start: 1, end: 1, text: '>' },
      { start: 1, end: 3, text: 'X' },
    ]

    expect(spliceText('abcdefg', splices)).to.equal('a<>Xdg')
    expect(spliceText('abc', [])).to.equal('abc')
  })

  it('throws where changes overlap or are outside', () => {
    const overlapping = [
      { start: 0, end: 2, text: '' },
      { start: 1, end: 3, text: '' },
    ]

    expect(() => spliceText('abc', overlapping)).to.throw(/overlaps/)
    expect(() => spliceText('abc', [{ start: 2, end: 9, text: '' }])).to.throw(/outside/)
  })
})

describe('readSourceText', () => {
  const encodings: readonly [string, Buffer][] = [
    ['UTF-8', Buffer.from('né “x”')],
    ['UTF-8 with a byte order mark', Buffer.from('\ufeffné')],
    ['UTF-16', Buffer.from('\ufeffné 漢', 'utf16le')],
    ['UTF-16, the larger byte first', Buffer.from('\ufeffné 漢', 'utf16le').swap16()],
    ['UTF-16 without a mark', Buffer.from('<?xml version="1.0"?><a>some text</a>', 'utf16le')],
    ['Windows-1252', Buffer.from('n\xe9 \x93x\x94', 'latin1')],
  ]
  for (const [name, bytes] of encodings)
    it(`writes ${name} back byte by byte`, () => {
      const source = readSourceText(bytes)!

      expect(Buffer.from(source.encode(source.text))).to.deep.equal(bytes)
    })

  it('replaces what an encoding lacks', () => {
    const { encode } = readSourceText(Buffer.from('\xe9', 'latin1'))!

    expect(Buffer.from(encode('漢é', () => '&#1;')).toString('latin1')).to.equal('&#1;\xe9')
  })

  it('gives null where bytes would be lost', () => {
    expect(readSourceText(Buffer.from('\ufeffa\ud800b', 'utf16le'))).to.equal(null)
  })
})
