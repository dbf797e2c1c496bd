import { closeDialog, pageState, type PageState } from './page-state.ts'
import { sampleDocuments } from './sample-files.ts'

/** What can be open over the library's page. */
export function documentStates(asOwner: PageState['logIn']): readonly [PageState, ...PageState[]] {
  return [
    pageState(
      'library',
      asOwner,
      () => '/documentLibrary',
      (visitor) => visitor.heading(sampleDocuments[0]!.name),
      [
        {
          name: 'deletion of a document',
          open: async (visitor) => {
            await visitor.button(`Delete ${sampleDocuments[0]!.name}`).click()
            await visitor.sees(visitor.dialog('Delete this document?'))
          },
        },
        {
          name: 'text of a document',
          open: async (visitor) => {
            await closeDialog(visitor)
            await visitor.link(sampleDocuments[0]!.name).click()
            await visitor.sees(visitor.dialog(sampleDocuments[0]!.name).getByRole('heading', { level: 3 }))
          },
        },
        {
          name: 'search and commands',
          open: async (visitor) => {
            await closeDialog(visitor)
            await visitor.button(/^Search/).click()
            await visitor.page.getByRole('combobox', { name: /^Search everything/ }).fill('report')
            await visitor.sees(visitor.page.getByRole('option', { name: /report/i }).first())
          },
        },
        {
          name: 'library as a table, some selected',
          open: async (visitor) => {
            await closeDialog(visitor)
            await visitor.text('Table').click()
            await visitor.page.getByLabel(`Select ${sampleDocuments[0]!.name}`).click()
            await visitor.sees(visitor.text('1 document selected').first())
          },
        },
      ],
    ),
    {
      name: 'upload',
      logIn: asOwner,
      open: async (visitor) => {
        await visitor.open('/documentLibrary')
        await visitor.button(/Upload documents$/).click()
        const modal = visitor.dialog('Upload documents to your library')
        await visitor.choose(
          modal.getByRole('button', { name: 'Choose files' }),
          sampleDocuments.map(({ path }) => path),
        )
        await visitor.sees(modal.getByText(sampleDocuments[0]!.name))
      },
      then: [
        {
          name: 'documents held over the upload',
          open: async (visitor) => {
            const modal = visitor.dialog('Upload documents to your library')
            const dataTransfer = await visitor.page.evaluateHandle(() => {
              const transfer = new DataTransfer()
              transfer.items.add(new File(['We plan.'], 'Plan.txt'))
              return transfer
            })
            await modal.getByRole('button', { name: 'Choose files' }).dispatchEvent('dragenter', { dataTransfer })
            await visitor.sees(modal.getByText('Let go to add the files'))
          },
        },
      ],
    },
  ]
}
