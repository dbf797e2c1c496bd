import { Pagination } from 'antd'
import { useLastPage } from '../../shared/address/use-last-page.ts'
import { texts } from '../../shared/texts/library-texts.ts'
import { LIBRARY_PAGE, type LibraryView } from './use-library-view.ts'

/** Pagination of the library; hidden for a single page. */
export function LibraryPages({ view, total }: { readonly view: LibraryView; readonly total: number }) {
  useLastPage(view.page, LIBRARY_PAGE, total, (page) => view.show({ part: String(page) }))
  if (total <= LIBRARY_PAGE) return null
  return (
    <nav aria-label={texts.library.pages}>
      <Pagination
        current={view.page}
        pageSize={LIBRARY_PAGE}
        total={total}
        showSizeChanger={false}
        onChange={(page) => view.show({ part: String(page) })}
      />
    </nav>
  )
}
