import { expect } from 'chai'
import { becomes, eventually } from '../support/waiting.ts'
import { useBrowserWorld } from './browser-world.ts'
import { furnishedAccount, personWithLibrary, type FurnishedAccount } from './furnished-account.ts'
import { overhang, PHONE } from './page-checks.ts'
import type { Person } from './person.ts'
import { sampleDocuments } from './sample-files.ts'
import type { Visitor } from './visitor.ts'

const REPORT = 'Annual report 2025.pdf'

/** The drawer with a document's text. */
const textOf = (visitor: Visitor, name: string) => visitor.dialog(name)

const isFocused = (element: Element) => element === document.activeElement

describe('the text of a document', () => {
  const world = useBrowserWorld()
  let person: Person

  before(async () => {
    person = await personWithLibrary(world())
  })

  it('is opened from its card with the keyboard, turned page by page, and closed again', () =>
    world().visitAs(person, async (visitor) => {
      const { keyboard } = visitor.page
      await visitor.open('/documentLibrary')
      await visitor.sees(visitor.link(REPORT))
      await visitor.link(REPORT).focus()
      await keyboard.press('Enter')

      const drawer = textOf(visitor, REPORT)
      await visitor.sees(drawer.getByRole('heading', { name: 'Page 1', exact: true }))
      await visitor.sees(drawer.getByRole('heading', { name: 'Who we are' }))
      await becomes(() => drawer.getByRole('button', { name: 'Previous' }).isDisabled(), true)
      await drawer.getByRole('button', { name: 'Next' }).click()
      await visitor.sees(drawer.getByRole('heading', { name: 'Page 2', exact: true }))
      await drawer.getByLabel('Page', { exact: true }).fill('99')
      await keyboard.press('Enter')
      await visitor.sees(drawer.getByRole('heading', { name: 'Page 3', exact: true }))
      await becomes(() => drawer.getByRole('button', { name: 'Next' }).isDisabled(), true)

      await keyboard.press('Escape')
      await visitor.seesNoMore(drawer)
      await eventually(async () => expect(visitor.page.url()).not.to.include('document='))
      await becomes(() => visitor.link(REPORT).evaluate(isFocused), true)
    }))

  it('has an address that opens it at a page, and going back closes it', () =>
    world().visitAs(person, async (visitor) => {
      await visitor.open('/documentLibrary')
      await visitor.link(REPORT).click()
      await textOf(visitor, REPORT).getByRole('button', { name: 'Next' }).click()
      await visitor.sees(textOf(visitor, REPORT).getByRole('heading', { name: 'Page 2', exact: true }))
      const address = visitor.page.url()
      await visitor.page.goBack()
      await visitor.seesNoMore(textOf(visitor, REPORT))

      await visitor.open(address)
      await visitor.sees(textOf(visitor, REPORT).getByRole('heading', { name: 'Page 2', exact: true }))
    }))

  it('fills the screen of a phone', () =>
    world().visitAs(
      person,
      async (visitor) => {
        await visitor.open('/documentLibrary')
        await visitor.link(REPORT).tap()
        const drawer = textOf(visitor, REPORT)
        await visitor.sees(drawer.getByRole('heading', { name: 'Page 1', exact: true }))

        await becomes(async () => (await drawer.boundingBox())?.width, PHONE.width)
        await becomes(() => overhang(visitor), 0)
      },
      { viewport: PHONE, hasTouch: true, isMobile: true },
    ))

  it('says that a document is being read, then shows it by itself', async () => {
    const newcomer = await world().person()
    await world().holdWork()
    try {
      await world().useCases.uploadDocument.execute({
        actor: newcomer.actor,
        scope: { kind: 'shared' },
        fileName: 'plan.md',
        content: bytes('# Plan\n\nWe will plant 40 trees.'),
        lastModified: null,
      })
      await world().visitAs(newcomer, async (visitor) => {
        await visitor.open('/documentLibrary')
        await visitor.link('plan.md').click()
        const drawer = textOf(visitor, 'plan.md')
        await visitor.sees(drawer.getByText('We are reading this document.'))
        world().letWork()

        await visitor.sees(drawer.getByText('We will plant 40 trees.'))
      })
    } finally {
      world().letWork()
    }
  })

  it("tells nobody else's document from none", async () => {
    const stranger = await world().person()
    const { documents } = await world().useCases.listSharedDocuments.execute({ actor: person.actor })
    await world().visitAs(stranger, async (visitor) => {
      visitor.expects(/status of 404 .*\/text\?/)
      await visitor.open(`/documentLibrary?document=${documents[0]?.id ?? ''}`)

      await visitor.sees(visitor.text('It may have been removed, or it belongs to another account.'))
    })
  })
})

describe('a source of an answer', () => {
  const world = useBrowserWorld()
  let account: FurnishedAccount

  before(async () => {
    account = await furnishedAccount(world())
  })

  const openSource = async (visitor: Visitor, name: RegExp) => {
    await visitor.open(account.applicationPath)
    await visitor.button(name).first().click()
    return visitor.dialog('Sources of this answer')
  }

  it('opens within its page, its words marked in view, and leads on to the whole document', () =>
    world().visitAs(account, async (visitor) => {
      const sources = await openSource(visitor, /^Show the passage in Annual report 2025\.pdf p\. /)
      const page = sources.getByRole('region', { name: /^Page text of Annual report 2025\.pdf, p\. / }).first()
      await visitor.sees(page.locator('mark'))

      const marked = page.locator('mark').first()
      const isInView = () =>
        page.evaluate((box) => {
          const mark = box.querySelector('mark')?.getBoundingClientRect()
          const { top, bottom } = box.getBoundingClientRect()
          return mark !== undefined && mark.top >= top && mark.bottom <= bottom
        })
      await becomes(isInView, true)
      await becomes(() => marked.evaluate((mark) => mark.closest('[data-in-focus]') !== null), true)
      const around = page.locator('span:not([data-in-focus])')
      await eventually(async () => expect(await around.count()).to.be.greaterThan(0))

      await sources
        .getByRole('link', { name: /^Read the whole document from page / })
        .first()
        .click()
      const whole = textOf(visitor, REPORT)
      await visitor.sees(whole.getByRole('heading', { name: /^Page \d/ }))
      await visitor.page.keyboard.press('Escape')
      await visitor.seesNoMore(whole)
      await visitor.sees(sources)
    }))

  it('that has no pages is named and opened without one', () =>
    world().visitAs(account, async (visitor) => {
      const sources = await openSource(visitor, /^Show the passage in [^,]+\.docx$/)
      const named = sources.getByRole('heading', { name: /^[^,]+\.docx$/ }).first()
      await visitor.sees(named, sources.locator('mark'))
      const name = await named.innerText()
      await sources.getByRole('link', { name: 'Read the whole document', exact: true }).first().click()

      const whole = textOf(visitor, name)
      await visitor.sees(whole.getByRole('heading', { level: 3 }))
      await becomes(() => whole.getByRole('heading', { name: /^Page \d/ }).count(), 0)
    }))

  it('that is what was typed about the application is shown as it was typed', () =>
    world().visitAs(account, async (visitor) => {
      const sources = await openSource(visitor, /^Show the passage in Your application details/)

      await visitor.sees(sources.locator('mark').filter({ hasText: '£48,000' }))
      await becomes(() => sources.getByRole('link').count(), 0)
    }))

  it('keeps its name and its passage when the document has been removed', async () => {
    const { documents } = await world().useCases.listSharedDocuments.execute({ actor: account.actor })
    const report = documents.find(({ originalName }) => originalName === REPORT)!
    await world().useCases.removeDocument.execute({ actor: account.actor, documentId: report.id })
    await world().visitAs(account, async (visitor) => {
      visitor.expects(/status of 404 .*\/text\?/)
      const sources = await openSource(visitor, /^Show the passage in Annual report 2025\.pdf p\. /)

      await visitor.sees(sources.getByText('This document is no longer in your library.'))
      await visitor.sees(sources.getByRole('heading', { name: /^Annual report 2025\.pdf, p\. / }))
      await visitor.sees(sources.locator('blockquote mark'))
    })
  })
})

describe('the list of shared documents on a project', () => {
  const world = useBrowserWorld()

  it('opens a text beside the project, also on a phone', async () => {
    const account = await furnishedAccount(world())
    await world().visitAs(
      account,
      async (visitor) => {
        await visitor.open(account.projectPath)
        const table = visitor.page.getByRole('table', { name: 'Shared document library' })
        await visitor.sees(table.getByRole('cell', { name: sampleDocuments[0]!.name }))
        await becomes(() => overhang(visitor), 0)
        await table.getByRole('link', { name: REPORT }).tap()

        await visitor.sees(textOf(visitor, REPORT).getByRole('heading', { name: 'Page 1', exact: true }))
        await becomes(() => new URL(visitor.page.url()).pathname, account.projectPath)
      },
      { viewport: PHONE, hasTouch: true, isMobile: true },
    )
  })
})

async function* bytes(text: string): AsyncIterable<Uint8Array> {
  yield new TextEncoder().encode(text)
}
