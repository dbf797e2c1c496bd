import WordExtractor from 'word-extractor'
import type { Form } from '../../../core/proposals/form.ts'
import { MEDIA_TYPES } from '../../file-formats/recognise-format.ts'
import { broken, passwordProtected } from '../../file-formats/unreadable.ts'
import { readPlainText } from '../text/read-text-form.ts'

const WHAT = 'Word document'

/** A Word document of 1997 to 2003, by its text alone. Anchors are offset ranges of that text. */
export async function readDocForm(bytes: Uint8Array): Promise<Form> {
  const text = await extract(bytes)
  return { mediaType: MEDIA_TYPES.doc, title: null, blocks: readPlainText(text.replace(/[\r\v\f\u0007]/g, '\n')) }
}

async function extract(bytes: Uint8Array): Promise<string> {
  try {
    const document = await new WordExtractor().extract(Buffer.from(bytes))
    return [document.getBody({ filterUnicode: false }), document.getTextboxes({ filterUnicode: false })].join('\n')
  } catch (error) {
    throw /encrypt|password/i.test(String(error)) ? passwordProtected(WHAT) : broken(WHAT, error)
  }
}
