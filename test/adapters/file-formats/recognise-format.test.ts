import { sentenceOfError } from '../../support/sentences.ts'
import { expect } from 'chai'
import { strToU8, zipSync } from 'fflate'
import { recogniseFormat } from '../../../adapters/file-formats/recognise-format.ts'
import { compoundFile, oldWordFile } from './compound-file.ts'
import { refusal } from './refusal.ts'

const OOXML = 'application/vnd.openxmlformats-officedocument.'

function office(contentType: string): Uint8Array {
  return zipSync({ '[Content_Types].xml': strToU8(`<Types><Override ContentType="${contentType}"/></Types>`) })
}

describe('recogniseFormat', () => {
  it('tells formats by their content under any name', async () => {
    const files: [Uint8Array | string, string][] = [
      ['%PDF-1.7\n…', 'pdf'],
      ['{\\rtf1 hello}', 'rtf'],
      [office(`${OOXML}wordprocessingml.document.main+xml`), 'docx'],
      [office('application/vnd.ms-word.document.macroEnabled.main+xml'), 'docx'],
      [office(`${OOXML}spreadsheetml.sheet.main+xml`), 'xlsx'],
      [office(`${OOXML}presentationml.presentation.main+xml`), 'pptx'],
      [zipSync({ mimetype: strToU8('application/vnd.oasis.opendocument.text') }), 'odt'],
      [oldWordFile('Hello\r'), 'doc'],
      ['<!doctype html><p>hi', 'html'],
      ['<?xml version="1.0"?>\n<!-- page -->\n<html xmlns="http://www.w3.org/1999/xhtml">', 'html'],
    ]
    for (const [content, format] of files) {
      expect(await recogniseFormat(asBytes(content), 'misnamed.jpg')).to.equal(format)
    }
  })

  it('takes the name as a hint between kinds of plain text', async () => {
    const text = Buffer.from('Name, Amount\nTrust, 500\n')

    expect(await recogniseFormat(text, 'a.csv')).to.equal('csv')
    expect(await recogniseFormat(text, 'a.MD')).to.equal('markdown')
    expect(await recogniseFormat(text, 'a.txt')).to.equal('text')
    expect(await recogniseFormat(text, 'a.pdf')).to.equal('text')
    expect(await recogniseFormat(Buffer.from('<p>Hello'), 'a.htm')).to.equal('html')
    expect(await recogniseFormat(Buffer.from('# One\ntext\n## Two\n'), 'a.txt')).to.equal('markdown')
  })

  it('takes text that begins like a magic number for text', async () => {
    for (const start of ['BM is short for', 'MZ stands for', 'PK is no zip', 'GIF89a was a format', 'II* and more']) {
      expect(await recogniseFormat(Buffer.from(`${start} what follows here.`), 'notes.txt')).to.equal('text')
    }
  })

  it('takes UTF-16 and Windows-1252 for text', async () => {
    expect(await recogniseFormat(Buffer.from('\ufeffGrüße', 'utf16le'), 'a.txt')).to.equal('text')
    expect(await recogniseFormat(Buffer.from('Gr\xfc\xdfe', 'latin1'), 'a.txt')).to.equal('text')
  })

  it('names what it cannot read and lists what it can', async () => {
    const files: [Uint8Array | string, RegExp][] = [
      [Buffer.from('ffd8ffe000104a46494600010101004800480000ffdb', 'hex'), /^This is a picture \(JPG\)/],
      [Buffer.from('4d5a90000300000004000000ffff0000', 'hex'), /^This is a program \(EXE\)/],
      [compoundFile({ Workbook: Buffer.alloc(10) }), /^This is an Excel workbook of the old kind/],
      [compoundFile({ 'PowerPoint Document': Buffer.alloc(10) }), /^This is a PowerPoint presentation of the old kind/],
      [zipSync({ 'a.txt': strToU8('x') }), /^This is a ZIP archive/],
      [zipSync({ mimetype: strToU8('application/epub+zip') }), /^This is an e-book/],
      ['<?xml version="1.0"?><data/>', /^This is an XML file/],
      [Buffer.from('0102030405060708090a0b0c0e0f', 'hex'), /^The type of this file is not known/],
    ]
    for (const [content, sentence] of files) {
      const error = await refusal(() => recogniseFormat(asBytes(content), 'report.pdf'))

      expect(error.kind).to.equal('unsupported')
      expect(error.code).to.equal('file.unknown-type')
      expect(sentenceOfError(error)).to.match(sentence)
      expect(sentenceOfError(error)).to.contain('Accepted are PDF, Word (DOCX or DOC)')
    }
  })

  it('takes nothing for a document that is named as a program', async () => {
    for (const [content, name] of [
      ['MZ', 'setup.exe'],
      ['not much of a program', 'Tools.DLL'],
    ] as const)
      expect(sentenceOfError(await refusal(() => recogniseFormat(asBytes(content), name)))).to.match(
        /^This is a program/,
      )
  })

  it('says that a file is empty', async () => {
    for (const content of ['', ' \n\t ']) {
      const error = await refusal(() => recogniseFormat(asBytes(content), 'a.txt'))

      expect(error.code).to.equal('file.empty')
    }
  })

  it('says that a Word file is protected by a password', async () => {
    const file = compoundFile({ EncryptedPackage: Buffer.alloc(10), EncryptionInfo: Buffer.alloc(10) })

    const error = await refusal(() => recogniseFormat(file, 'plan.docx'))

    expect(error.code).to.equal('file.password-protected')
    expect(sentenceOfError(error)).to.match(/^The Word document is protected by a password/)
  })

  it('says that a cut office file is damaged', async () => {
    const error = await refusal(() => recogniseFormat(office('x').subarray(0, 50), 'plan.docx'))

    expect(error.code).to.equal('file.broken')
  })
})

function asBytes(content: Uint8Array | string): Uint8Array {
  return typeof content === 'string' ? Buffer.from(content) : content
}
