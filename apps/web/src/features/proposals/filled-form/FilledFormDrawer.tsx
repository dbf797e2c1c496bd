import { DownloadOutlined } from '@ant-design/icons'
import { Button, Drawer } from 'antd'
import { useState } from 'react'
import type { Proposal } from '../../../../../../adapters/http-contract/proposals.ts'
import { isFinal } from '../../../shared/api-failure.ts'
import { addressOf } from '../../../shared/call-api.ts'
import { pathTo } from '../../../shared/endpoint.ts'
import { usePlaceholders } from '../../../shared/placeholders/use-placeholders.tsx'
import { saveFile } from '../../../shared/save-file.ts'
import { texts } from '../../../shared/texts/form-texts.ts'
import { FailureNotice } from '../../../shared/ui/Notice.tsx'
import { SkeletonLines } from '../../../shared/ui/Skeletons.tsx'
import { textsToGive } from '../gaps/texts-to-give.ts'
import { useViewFilledPlacesQuery } from './filled-form-endpoints.ts'
import styles from './FilledFormDrawer.module.css'
import { FilledFormPreview } from './FilledFormPreview.tsx'
import { groupOf } from './place-groups.ts'

const words = texts.formBeside.filled

interface FilledFormDrawerProps {
  readonly proposal: Proposal
  readonly isOpen: boolean
  readonly onClose: () => void
  /** Shows the form's line with this place. */
  readonly onShow: (place: string) => void
}

function Download({ proposal, hasRemarks }: { readonly proposal: Proposal; readonly hasRemarks: boolean }) {
  const { id } = proposal
  const first = usePlaceholders({ texts: () => textsToGive(proposal) })
  const save = () =>
    saveFile(
      addressOf(pathTo('GET /proposals/:id/filledForm', { params: { id }, search: `remarks=${hasRemarks ? 1 : 0}` })),
    )
  return (
    <>
      <Button type="primary" icon={<DownloadOutlined aria-hidden />} onClick={() => first.ask(save)}>
        {words.download}
      </Button>
      {first.dialog}
    </>
  )
}

/** Preview of the funder's own file before sending, with its empty places and their reasons, and the download. */
export function FilledFormDrawer({ proposal, isOpen, onClose, onShow }: FilledFormDrawerProps) {
  const query = useViewFilledPlacesQuery(proposal.id, { refetchOnMountOrArgChange: true })
  const { data, error, isFetching, refetch } = query
  const [hasRemarks, setHasRemarks] = useState(true)
  const left = data?.places.filter((place) => groupOf(place) === 'left').length ?? 0
  const show = (place: string) => {
    onClose()
    onShow(place)
  }
  return (
    <Drawer
      open={isOpen}
      title={words.title}
      size="100%"
      onClose={onClose}
      closable={{ 'aria-label': words.close }}
      classNames={{ body: styles.body ?? '' }}
      extra={
        <div className={styles.head}>
          <bdi className={styles.fileName}>{proposal.formFileName}</bdi>
          <span role="status" className={styles.left}>
            {isFetching ? words.filling : left > 0 && words.leftEmpty(left)}
          </span>
          {error === undefined && <Download proposal={proposal} hasRemarks={hasRemarks} />}
        </div>
      }
    >
      {error !== undefined && !isFetching ? (
        <FailureNotice
          error={error}
          heading={words.failed}
          action={isFinal(error) ? null : <Button onClick={() => void refetch()}>{texts.formBeside.retry}</Button>}
        />
      ) : data === undefined ? (
        <div className={styles.coming}>
          <SkeletonLines count={10} height={16} />
        </div>
      ) : (
        <FilledFormPreview
          proposal={proposal}
          filled={data}
          query={query}
          hasRemarks={hasRemarks}
          onRemarks={setHasRemarks}
          onClose={onClose}
          onShow={show}
        />
      )}
    </Drawer>
  )
}
