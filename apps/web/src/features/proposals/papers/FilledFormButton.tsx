import { FormOutlined } from '@ant-design/icons'
import { Button, type ButtonProps } from 'antd'
import type { Proposal } from '../../../../../../adapters/http-contract/proposals.ts'
import { texts } from '../../../shared/texts/application-texts.ts'
import { lazyPart } from '../../../shared/ui/lazy-part.tsx'
import { useBeside } from '../use-beside.ts'

const words = texts.application
const FilledFormDrawer = lazyPart(() =>
  import('../filled-form/FilledFormDrawer.tsx').then(({ FilledFormDrawer }) => FilledFormDrawer),
)

interface FilledFormButtonProps extends Omit<ButtonProps, 'onClick'> {
  readonly proposal: Proposal
  /** Shows the form's line with this place. */
  readonly onShow: (place: string) => void
}

/** Opens the preview and download of the funder's own filled file. */
export function FilledFormButton({ proposal, onShow, children = words.filledForm, ...look }: FilledFormButtonProps) {
  const drawer = useBeside<true>()
  return (
    <>
      <Button
        type="text"
        icon={<FormOutlined aria-hidden />}
        title={words.filledFormHint}
        {...look}
        onClick={() => drawer.open(true)}
      >
        {children}
      </Button>
      {drawer.content !== null && (
        <FilledFormDrawer
          key={drawer.turn}
          proposal={proposal}
          isOpen={drawer.isOpen}
          onClose={drawer.close}
          onShow={onShow}
        />
      )}
    </>
  )
}
