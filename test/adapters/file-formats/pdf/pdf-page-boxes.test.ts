import { expect } from 'chai'

import { PdfPageBoxes } from '../../../../adapters/file-formats/pdf/pdf-page-boxes.ts'

describe('where an anchor of a PDF leads to', () => {
  it('is a box on its page, and nowhere for anchors of other formats', () => {
    const boxes = new PdfPageBoxes()

    expect(boxes.boxOf('pdf:page=3;box=48.2,-662,278.6,672.2;field=Name')).to.deep.equal([48.2, -662, 278.6, 672.2])
    expect(boxes.boxOf('docx:body=3')).to.equal(null)
  })
})
