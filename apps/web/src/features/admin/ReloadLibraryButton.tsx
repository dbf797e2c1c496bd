import { Button, notification, Popconfirm } from 'antd'
import { messageOf } from '../../shared/api-failure.ts'
import { texts } from '../../shared/texts/admin-texts.ts'
import { useReloadDocumentLibraryMutation } from './job-endpoints.ts'

const words = texts.operator.jobs

/** Indexes the documents of all accounts again. */
export function ReloadLibraryButton() {
  const [reload, { isLoading }] = useReloadDocumentLibraryMutation()
  const [notices, host] = notification.useNotification()
  const ask = async () => {
    const { data, error } = await reload()
    if (error === undefined) notices.success({ title: data, role: 'status' })
    else notices.error({ title: words.reloadLibraryFailed, description: messageOf(error, ''), role: 'alert' })
  }
  return (
    <>
      {host}
      <Popconfirm
        title={words.reloadLibraryTitle}
        description={words.reloadLibraryHint}
        okText={words.reload}
        cancelText={words.cancel}
        onConfirm={() => void ask()}
      >
        <Button loading={isLoading}>{words.reloadLibrary}</Button>
      </Popconfirm>
    </>
  )
}
