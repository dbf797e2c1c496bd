import { toCheck } from '../../../shared/editor/to-check.ts'
import { texts } from '../../../shared/texts/proposal-texts.ts'
import { pathTo } from '../../../shared/endpoint.ts'
import { Dialog } from '../../../shared/ui/Dialog.tsx'
import { DownloadMenu } from '../../../shared/ui/DownloadMenu.tsx'
import { FunderOverview } from '../../../shared/ui/FunderOverview.tsx'
import { LoadState } from '../../../shared/ui/LoadState.tsx'
import { SkeletonLines } from '../../../shared/ui/Skeletons.tsx'
import { useLoadFunderQuery } from '../endpoints/endpoints.ts'

interface FunderModalProps {
  readonly funderId: string
  readonly isOpen: boolean
  readonly onClose: () => void
}

/** Known facts about the funder, with their sources. */
export function FunderModal({ funderId, isOpen, onClose }: FunderModalProps) {
  const query = useLoadFunderQuery(funderId)
  return (
    <Dialog
      open={isOpen}
      title={query.data?.funderName ?? texts.grants.funder}
      footer={null}
      width={720}
      onCancel={onClose}
    >
      <LoadState query={query} skeleton={<SkeletonLines count={6} />}>
        {(funder) => (
          <div className="stack">
            <FunderOverview funder={funder} />
            {funder.markdownOverview !== null && (
              <div>
                <DownloadMenu
                  path={pathTo('GET /funders/:id/overview/download', { params: { id: funderId } })}
                  before={toCheck(funder.overviewWarnings)}
                />
              </div>
            )}
          </div>
        )}
      </LoadState>
    </Dialog>
  )
}
