import type { ProjectId } from '../../../core/shared/ids.ts'
import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { screen, waitFor, within } from '@testing-library/dom'
import { expect } from 'chai'
import type { DocumentScope } from '../../../core/documents/document.ts'
import { bytesOf } from '../../support/core-world.ts'
import type { PageWorld, Person, ShownPage } from './page-world.ts'

/** An annual report of three pages, as a PDF. */
export const REPORT_PDF = 'apps/server/sample-organisation/documents/Annual report 2025.pdf'

/** A document without pages. */
export const POLICIES_DOCX = 'apps/server/sample-organisation/documents/Safeguarding and equality policies.docx'

const SHARED: DocumentScope = { kind: 'shared' }

export const ofProject = (projectId: ProjectId, section: 'grants' | 'reports'): DocumentScope => ({
  kind: 'project',
  projectId,
  section,
})

/** A text file that waits to be read. */
export async function uploadText(world: PageWorld, { actor }: Person, fileName: string, text: string, scope = SHARED) {
  const content = bytesOf(text)
  return world.useCases.uploadDocument.execute({ actor, scope, lastModified: null, fileName, content })
}

/** A file of the sample organisation that waits to be read. */
export async function uploadSample(world: PageWorld, { actor }: Person, path: string, scope = SHARED) {
  const content = contentOf(path)
  return world.useCases.uploadDocument.execute({ actor, scope, lastModified: null, fileName: basename(path), content })
}

async function* contentOf(path: string): AsyncIterable<Uint8Array> {
  yield await readFile(path)
}

export const textFile = (name: string): File =>
  new File([`We plan a garden, says ${name}.`], name, { type: 'text/plain' })

/** The modal that takes documents, opened by a button on the page or in a part of it. */
export async function openUpload(page: ShownPage, title: string, part: HTMLElement = document.body) {
  await page.user.click(await within(part).findByText('Upload documents', { selector: 'button span' }))
  const modal = await screen.findByRole('dialog', { name: title })
  const choose = within(modal).getByText('Choose files')
  const upload = within(modal).getByText('Upload', { selector: 'button span' })
  return {
    modal,
    choose: (...names: readonly string[]) => page.choose(choose, ...names.map(textFile)),
    upload: () => page.user.click(upload),
    /** The second passes after which the modal closes by itself. */
    closes: async () => {
      await waitFor(() => expect(page.timers.waiting(1000)).to.equal(1))
      await page.passes(1000)
      await isGone(modal)
    },
  }
}

/** Until a modal or drawer is closed. */
export async function isGone(dialog: HTMLElement): Promise<void> {
  await waitFor(() => expect(isOpen(dialog)).to.equal(false))
}

const CLOSED = '[style*="display: none"], .ant-drawer-content-wrapper-hidden'
export const isOpen = (dialog: HTMLElement) => dialog.isConnected && dialog.closest(CLOSED) === null

/** The first element of a part of the page that a selector matches, once it is there. */
export async function findIn(part: HTMLElement, selector: string): Promise<Element> {
  return waitFor(() => {
    const found = part.querySelector(selector)
    if (found === null) throw new Error(`There is no ${selector} in: ${part.textContent}`)
    return found
  })
}
