import { Button, Drawer } from 'antd'
import { useState } from 'react'
import type { TextVersion } from '../../../../../adapters/http-contract/texts.ts'
import { formatCount } from '../formatting/numbers.ts'
import { useCurrentUser } from '../session.ts'
import { texts } from '../texts/editing-texts.ts'
import { LoadState } from '../ui/LoadState.tsx'
import { FailureNotice } from '../ui/Notice.tsx'
import { SkeletonLines } from '../ui/Skeletons.tsx'
import { TimeAgo } from '../ui/TimeAgo.tsx'
import { Changes } from './Changes.tsx'
import { originWords } from './origin-words.ts'
import { useListTextVersionsQuery, useRestoreTextMutation } from './text-endpoints.ts'
import styles from './TextHistory.module.css'
import type { TextOwner } from './text-owner.ts'

const words = texts.editing.history

/** Number of versions shown at first, and added with each request. */
const STEP = 10
const MAX_VERSIONS = 100

interface VersionProps {
  readonly version: TextVersion
  /** The previous text; null for the first known version. */
  readonly before: string | null
  readonly onRestore: (versionId: string) => void
  readonly isBusy: boolean
}

function Version({ version, before, onRestore, isBusy }: VersionProps) {
  const { id: userId } = useCurrentUser()
  const name = words.version(formatCount(version.version))
  return (
    <li className={styles.version}>
      <div className="row apart">
        <div>
          <strong>{originWords(version, userId)}</strong>
          <p className="muted small">
            <bdi>{name}</bdi> · <TimeAgo at={version.createdAt} />
            {version.current && <span>{` · ${words.current}`}</span>}
          </p>
        </div>
        {!version.current && (
          <Button
            aria-label={words.restoreNamed(formatCount(version.version))}
            disabled={isBusy}
            onClick={() => onRestore(version._id)}
          >
            {words.restore}
          </Button>
        )}
      </div>
      {version.text === '' ? (
        <p className="muted">{words.noText}</p>
      ) : (
        <Changes before={before ?? version.text} after={version.text} />
      )}
    </li>
  )
}

interface TextHistoryProps {
  readonly owner: TextOwner
  readonly isOpen: boolean
  readonly onClose: () => void
}

function Versions({ owner, onRestored }: { readonly owner: TextOwner; readonly onRestored: () => void }) {
  const [count, setCount] = useState(STEP)
  const { data, error, refetch } = useListTextVersionsQuery({ owner, count }, { refetchOnMountOrArgChange: true })
  const [restore, { error: failure, isLoading }] = useRestoreTextMutation()
  const onRestore = async (versionId: string) => {
    const restored = await restore({ owner, versionId })
    if (restored.error === undefined) onRestored()
    // The list may name a version that a later save of the same stay in an editor has replaced.
    else void refetch()
  }
  return (
    <LoadState query={{ data, error, refetch }} skeleton={<SkeletonLines count={8} height={16} />}>
      {({ versions, total }) => (
        <div className="stack">
          {failure !== undefined && !isLoading && <FailureNotice error={failure} heading={words.failed} />}
          {versions.length < 2 && <p className="muted">{words.empty}</p>}
          <ol className={styles.versions}>
            {versions.map((version, index) => (
              <Version
                key={version._id}
                version={version}
                before={versions[index + 1]?.text ?? null}
                isBusy={isLoading}
                onRestore={(id) => void onRestore(id)}
              />
            ))}
          </ol>
          {versions.length < Math.min(total, MAX_VERSIONS) && (
            <Button onClick={() => setCount(Math.min(count + STEP, MAX_VERSIONS))}>{words.more}</Button>
          )}
        </div>
      )}
    </LoadState>
  )
}

interface TextHistoryProps {
  readonly owner: TextOwner
  readonly isOpen: boolean
  readonly onClose: () => void
}

/** The versions of a text, newest first, with their changes. People can restore each of them. */
export function TextHistory({ owner, isOpen, onClose }: TextHistoryProps) {
  return (
    <Drawer
      open={isOpen}
      title={words.title}
      onClose={onClose}
      size={600}
      closable={{ 'aria-label': texts.common.close }}
      destroyOnHidden
    >
      <Versions owner={owner} onRestored={onClose} />
    </Drawer>
  )
}
