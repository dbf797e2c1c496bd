import { expect } from 'chai'
import type { FormBlock, FormField, FormTable } from '../../../../core/proposals/form/form.ts'
import { readPdfForm } from '../../../../adapters/file-formats/pdf/read-pdf-form.ts'
import type { Drawing } from './drawn-pdf.ts'
import { drawnPdf, write } from './drawn-pdf.ts'

const BOLD = { font: 'Helvetica-Bold' } as const

async function blocksOf(...pages: Drawing[]): Promise<readonly FormBlock[]> {
  return (await readPdfForm(await drawnPdf(pages))).blocks
}

function fieldsIn(blocks: readonly FormBlock[]): FormField[] {
  return blocks.filter((block) => block.kind === 'field')
}

function textsIn(blocks: readonly FormBlock[]): string[] {
  return blocks.map((block) =>
    block.kind === 'table' ? 'table' : block.kind === 'field' ? `[${block.label}]` : block.text,
  )
}

function tableIn(blocks: readonly FormBlock[]): FormTable {
  const table = blocks.find((block) => block.kind === 'table')
  if (!table) throw new Error(`no table among ${textsIn(blocks).join(' | ')}`)
  return table
}

function cellTexts(table: FormTable): string[][] {
  const rows: string[][] = Array.from({ length: table.rows }, () => [])
  for (const cell of table.cells) rows[cell.row]?.push(textsIn(cell.blocks).join(' '))
  return rows
}

describe('readPdfForm', () => {
  describe('text', () => {
    it('tells headings from body text, larger ones above smaller ones', async () => {
      const blocks = await blocksOf((pdf) => {
        write(pdf, 60, 60, 'Community Garden Fund', { ...BOLD, size: 22 })
        write(pdf, 60, 110, 'About your project', { ...BOLD, size: 14 })
        write(pdf, 60, 140, 'Tell us what you would like to do and how the people of your street take part in it.')
        write(pdf, 60, 180, 'About your group', { ...BOLD, size: 14 })
        write(pdf, 60, 210, 'Tell us who you are and for how long you have been gardening together by now.')
      })

      expect(blocks.map((block) => (block.kind === 'heading' ? block.level : 0))).to.deep.equal([1, 2, 0, 2, 0])
    })

    it('joins the lines of a paragraph and parts paragraphs that follow each other', async () => {
      const blocks = await blocksOf((pdf) => {
        write(
          pdf,
          60,
          100,
          'Please tell us in your own words what the garden will change for the people who live in the',
        )
        write(pdf, 60, 112, 'street, and how you will know.')
        write(pdf, 60, 136, 'We read every answer twice.')
      })

      expect(textsIn(blocks)).to.deep.equal([
        'Please tell us in your own words what the garden will change for the people who live in the street, and how you will know.',
        'We read every answer twice.',
      ])
    })

    it('keeps short lines under each other apart', async () => {
      const blocks = await blocksOf((pdf) => {
        write(
          pdf,
          60,
          80,
          'We need to know where the garden will be, so give the whole address of the plot of land here.',
        )
        ;['Street', 'Town', 'County', 'Postcode'].forEach((label, index) => write(pdf, 60, 110 + 12 * index, label))
      })

      expect(textsIn(blocks).slice(1)).to.deep.equal(['Street', 'Town', 'County', 'Postcode'])
    })

    it('takes the printed ordinal off the text', async () => {
      const blocks = await blocksOf((pdf) => {
        write(pdf, 60, 100, '3a. What will the garden change?')
        write(pdf, 60, 130, '1.10 Who will look after it?')
        write(pdf, 60, 160, '(ii)')
        write(pdf, 80, 160, 'How long will it last?')
        write(pdf, 60, 190, 'Q4 Who else gives money?')
      })

      expect(blocks.map((block) => (block.kind === 'paragraph' ? [block.number, block.text] : null))).to.deep.equal([
        ['3a', 'What will the garden change?'],
        ['1.10', 'Who will look after it?'],
        ['ii', 'How long will it last?'],
        ['Q4', 'Who else gives money?'],
      ])
    })

    it('counts the depth of bullets', async () => {
      const blocks = await blocksOf((pdf) => {
        write(pdf, 60, 100, 'Say something about:')
        write(pdf, 70, 115, '• the people')
        write(pdf, 90, 130, '– their children')
        write(pdf, 70, 145, '• the plants')
      })

      expect(blocks.map((block) => (block.kind === 'paragraph' ? [block.listLevel, block.text] : null))).to.deep.equal([
        [0, 'Say something about:'],
        [1, 'the people'],
        [2, 'their children'],
        [1, 'the plants'],
      ])
    })

    it('puts a word together again that a hyphen cuts at the end of a line', async () => {
      const blocks = await blocksOf((pdf) => {
        write(
          pdf,
          60,
          100,
          'Describe the work of the volunteers and tell us how the neighbours will be part of the gar-',
        )
        write(pdf, 60, 112, 'dening, which is a long-term effort.')
      })

      expect(textsIn(blocks)[0]).to.contain('part of the gardening, which is a long-term effort')
    })

    it('leaves out running heads, feet and page numbers', async () => {
      const page =
        (number: number): Drawing =>
        (pdf) => {
          write(pdf, 60, 30, 'Community Garden Fund – application')
          write(pdf, 60, 100, `What do you plan in year ${number}?`)
          write(pdf, 280, 810, `Page ${number} of 3`)
        }

      const blocks = await blocksOf(page(1), page(2), page(3))

      expect(textsIn(blocks)).to.deep.equal([1, 2, 3].map((number) => `What do you plan in year ${number}?`))
      expect(blocks.map((block) => block.page)).to.deep.equal([1, 2, 3])
    })

    it('reads columns of running text one after the other', async () => {
      const line = 'words that fill the column nearly to its end'
      const blocks = await blocksOf((pdf) => {
        for (let row = 0; row < 8; row++) {
          write(pdf, 50, 100 + 12 * row, `${row === 0 ? 'Left' : 'left'} ${line}`)
          write(pdf, 320, 100 + 12 * row, `${row === 0 ? 'Right' : 'right'} ${line}`)
        }
      })

      expect(textsIn(blocks)).to.have.length(2)
      expect(textsIn(blocks)[0])
        .to.match(/^Left.*left/)
        .and.not.contain('ight')
    })

    it('passes over a table of contents', async () => {
      const blocks = await blocksOf((pdf) => {
        write(pdf, 60, 100, 'Your group .............................................................. 2')
        write(pdf, 60, 115, 'Your project ............................................................ 3')
        write(pdf, 60, 130, 'Your budget ............................................................. 5')
        write(pdf, 60, 160, 'What is your group called?')
      })

      expect(textsIn(blocks)).to.deep.equal(['What is your group called?'])
    })
  })

  describe('places to write', () => {
    it('finds underscores, dot leaders and drawn lines beside their labels', async () => {
      const blocks = await blocksOf((pdf) => {
        write(pdf, 60, 100, 'Name of your group: ______________________________')
        write(pdf, 60, 130, 'Town: ....................................................')
        write(pdf, 60, 160, 'Charity number:')
        pdf.moveTo(160, 170).lineTo(400, 170).stroke()
      })

      expect(fieldsIn(blocks).map((field) => [field.label, field.control])).to.deep.equal([
        ['Name of your group:', 'text'],
        ['Town:', 'text'],
        ['Charity number:', 'text'],
      ])
      expect(blocks).to.have.length(3)
      expect(fieldsIn(blocks)[2]?.anchor).to.match(/^pdf:page=1;box=160,67\d(\.\d)?,400,68\d(\.\d)?$/)
    })

    it('finds two of them on one line', async () => {
      const blocks = await blocksOf((pdf) =>
        write(pdf, 60, 100, 'First name: ______________ Last name: ______________'),
      )

      expect(fieldsIn(blocks).map((field) => field.label)).to.deep.equal(['First name:', 'Last name:'])
    })

    it('takes lines under each other for one place, after their prompt', async () => {
      const blocks = await blocksOf((pdf) => {
        write(pdf, 60, 100, 'What will the garden change?')
        for (let row = 0; row < 4; row++)
          pdf
            .moveTo(60, 135 + 20 * row)
            .lineTo(520, 135 + 20 * row)
            .stroke()
      })

      expect(textsIn(blocks)).to.deep.equal(['What will the garden change?', '[null]'])
      expect(fieldsIn(blocks)[0]?.control).to.equal('multiline')
    })

    it('takes a line that parts two sections for no place to write', async () => {
      const blocks = await blocksOf((pdf) => {
        write(
          pdf,
          60,
          100,
          'Read the notes before you begin and keep a copy of all that you send to us for your files.',
        )
        pdf.moveTo(60, 130).lineTo(530, 130).stroke()
        write(pdf, 60, 150, 'Answer every question, also where the answer is that you do not know it yet.')
      })

      expect(fieldsIn(blocks)).to.be.empty
    })

    it('takes no underlined word for a place to write', async () => {
      const blocks = await blocksOf((pdf) => {
        write(pdf, 60, 100, 'About your group')
        pdf.moveTo(60, 111).lineTo(140, 111).stroke()
        write(pdf, 60, 130, 'Who are you?')
      })

      expect(fieldsIn(blocks)).to.be.empty
    })

    it('finds a box with round corners whose sides are drawn apart', async () => {
      const fields = fieldsIn(
        await blocksOf((pdf) => {
          write(pdf, 60, 60, 'First name')
          pdf.moveTo(65, 80).lineTo(295, 80).stroke().moveTo(65, 104).lineTo(295, 104).stroke()
          pdf.moveTo(60, 85).lineTo(60, 99).stroke().moveTo(300, 85).lineTo(300, 99).stroke()
          write(pdf, 60, 140, 'Thank you for your interest in the fund.')
        }),
      )

      expect(fields.map(({ anchor }) => anchor)).to.deep.equal(['pdf:page=1;box=60,737.9,300,761.9'])
    })

    it('finds an empty box under its prompt', async () => {
      const blocks = await blocksOf((pdf) => {
        write(pdf, 60, 100, 'Describe your group.')
        pdf.rect(60, 118, 460, 120).stroke()
        write(pdf, 60, 260, 'Describe your project.')
        pdf.rect(60, 278, 460, 120).stroke()
      })

      expect(textsIn(blocks)).to.deep.equal(['Describe your group.', '[null]', 'Describe your project.', '[null]'])
      expect(fieldsIn(blocks).map((field) => field.control)).to.deep.equal(['multiline', 'multiline'])
    })

    it('finds the room under a prompt that stands in the box itself', async () => {
      const blocks = await blocksOf((pdf) => {
        pdf.rect(60, 100, 460, 150).stroke()
        write(pdf, 66, 106, 'Describe your group.')
      })

      expect(textsIn(blocks)).to.deep.equal(['Describe your group.', '[null]'])
    })

    it('keeps boxes side by side with the labels above them', async () => {
      const blocks = await blocksOf((pdf) => {
        write(pdf, 60, 100, 'First name')
        write(pdf, 300, 100, 'Last name')
        pdf.rect(60, 114, 200, 20).stroke()
        pdf.rect(300, 114, 200, 20).stroke()
      })

      expect(textsIn(blocks)).to.deep.equal(['First name', '[null]', 'Last name', '[null]'])
    })

    it('counts the boxes of a comb as its characters', async () => {
      const blocks = await blocksOf((pdf) => {
        write(pdf, 60, 104, 'Postcode')
        for (let cell = 0; cell < 7; cell++) pdf.rect(130 + 18 * cell, 100, 18, 18).stroke()
      })

      expect(fieldsIn(blocks).map((field) => [field.label, field.maxCharacters])).to.deep.equal([['Postcode', 7]])
    })

    it('finds boxes to tick, their labels before or after them', async () => {
      const blocks = await blocksOf((pdf) => {
        pdf.rect(60, 100, 9, 9).stroke()
        write(pdf, 75, 100, 'We are a charity')
        write(pdf, 60, 130, 'Are you new to us?')
        write(pdf, 300, 130, 'yes')
        pdf.rect(320, 130, 9, 9).stroke()
        write(pdf, 360, 130, 'no')
        pdf.rect(376, 130, 9, 9).stroke()
      })

      expect(textsIn(blocks)).to.deep.equal(['[We are a charity]', 'Are you new to us?', '[yes]', '[no]'])
      expect(fieldsIn(blocks).map((field) => field.control)).to.deep.equal(['tick', 'tick', 'tick'])
    })

    it('reads interactive fields with their hint, length and name', async () => {
      const bytes = await drawnPdf([
        (pdf) => {
          pdf.initForm()
          write(pdf, 60, 104, 'Name of your group')
          const field = { Subtype: 'Widget', FT: 'Tx', F: 4, MaxLen: 80 }
          const words = { T: new String('group.name'), TU: new String('As in your governing document') }
          pdf.annotate(200, 100, 250, 18, { ...field, ...words } as never)
          write(pdf, 60, 134, 'Your plans')
          pdf.formText('plans', 60, 150, 400, 100, { multiline: true })
        },
      ])

      const fields = fieldsIn((await readPdfForm(bytes)).blocks)

      expect(
        fields.map(({ control, label, help, maxCharacters }) => [control, label, help, maxCharacters]),
      ).to.deep.equal([
        ['text', 'Name of your group', 'As in your governing document', 80],
        ['multiline', null, null, null],
      ])
      expect(fields[0]?.anchor).to.match(/^pdf:page=1;box=.*;field=group\.name$/)
    })
  })

  describe('tables', () => {
    const grid =
      (columns: readonly number[], rows: readonly number[], texts: readonly (readonly string[])[]): Drawing =>
      (pdf) => {
        const [left = 0, right = 0] = [columns[0], columns.at(-1)]
        const [top = 0, bottom = 0] = [rows[0], rows.at(-1)]
        for (const x of columns) pdf.moveTo(x, top).lineTo(x, bottom).stroke()
        for (const y of rows) pdf.moveTo(left, y).lineTo(right, y).stroke()
        texts.forEach((row, r) => row.forEach((text, c) => write(pdf, (columns[c] ?? 0) + 4, (rows[r] ?? 0) + 5, text)))
      }

    it('reads labels with empty cells beside them', async () => {
      const blocks = await blocksOf(
        grid(
          [60, 200, 500],
          [100, 120, 140, 160],
          [
            ['Name', ''],
            ['Role', ''],
            ['Town', ''],
          ],
        ),
      )

      expect(cellTexts(tableIn(blocks))).to.deep.equal([
        ['Name', ''],
        ['Role', ''],
        ['Town', ''],
      ])
    })

    it('knows the head over empty rows', async () => {
      const blocks = await blocksOf(grid([60, 200, 350, 500], [100, 120, 160, 200], [['Activity', 'Start', 'End']]))

      const table = tableIn(blocks)
      expect([table.rows, table.columns]).to.deep.equal([3, 3])
      expect(table.cells.filter((cell) => cell.header).map((cell) => textsIn(cell.blocks)[0])).to.deep.equal([
        'Activity',
        'Start',
        'End',
      ])
    })

    it('reads a table without lines at its sides', async () => {
      const blocks = await blocksOf((pdf) => {
        for (const y of [100, 120, 140]) pdf.moveTo(60, y).lineTo(500, y).stroke()
        pdf.moveTo(250, 100).lineTo(250, 140).stroke()
        write(pdf, 64, 105, 'Risk')
        write(pdf, 254, 105, 'What you will do')
      })

      expect(cellTexts(tableIn(blocks))).to.deep.equal([
        ['Risk', 'What you will do'],
        ['', ''],
      ])
    })

    it('tells cells that reach over several columns', async () => {
      const blocks = await blocksOf((pdf) => {
        pdf.rect(60, 100, 400, 40).stroke()
        pdf.moveTo(60, 120).lineTo(460, 120).stroke()
        pdf.moveTo(260, 120).lineTo(260, 140).stroke()
        write(pdf, 64, 105, 'Contact person:')
        write(pdf, 64, 125, 'Telephone:')
        write(pdf, 264, 125, 'Email:')
      })

      const table = tableIn(blocks)
      expect(table.cells.map((cell) => [cell.row, cell.column, cell.columnSpan])).to.deep.equal([
        [0, 0, 2],
        [1, 0, 1],
        [1, 1, 1],
      ])
    })
  })
})
