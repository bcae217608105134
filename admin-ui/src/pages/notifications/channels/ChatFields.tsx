import { CHAT_TYPES, CHATS, type ChatType, isChat } from '@contracts/notices/chats';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useController, useFormContext, useWatch } from 'react-hook-form';
import { NameField } from './ChannelFields';
import type { ChannelValues } from './channelValues';

const STAYS = 'Leave it empty to keep the current one.';

/** Which chat, and what is to be entered for it. The address of one that is there is not shown again. */
export function ChatFields({ isNew }: { isNew: boolean }) {
  const type = useWatch<ChannelValues, 'type'>({ name: 'type' });
  return (
    <>
      {isNew ? <KindField /> : null}
      <NameField />
      {type === 'telegram' ? <TelegramFields isNew={isNew} /> : <AddressField isNew={isNew} />}
    </>
  );
}

function KindField() {
  const { field } = useController<ChannelValues, 'type'>({ name: 'type' });
  const { clearErrors } = useFormContext<ChannelValues>();
  const type: ChatType = isChat(field.value) ? field.value : 'slack';
  return (
    <TextField
      {...field}
      value={type}
      select
      label="Chat"
      helperText={CHATS[type].where}
      onChange={(event) => {
        field.onChange(event);
        clearErrors(['address', 'token', 'chat']);
      }}
    >
      {CHAT_TYPES.map((id) => (
        <MenuItem key={id} value={id}>
          {CHATS[id].label}
        </MenuItem>
      ))}
    </TextField>
  );
}

function AddressField({ isNew }: { isNew: boolean }) {
  const { register, formState, getFieldState } = useFormContext<ChannelValues>();
  const { error } = getFieldState('address', formState);
  return (
    <TextField
      label={isNew ? 'Webhook URL' : 'New webhook URL'}
      type="url"
      required={isNew}
      placeholder="https://"
      error={error !== undefined}
      helperText={error?.message ?? (isNew ? 'Whoever has it can post there. It is not shown again.' : STAYS)}
      slotProps={{ htmlInput: { autoComplete: 'off' } }}
      {...register('address')}
    />
  );
}

function TelegramFields({ isNew }: { isNew: boolean }) {
  const { register, formState, getFieldState } = useFormContext<ChannelValues>();
  const { error: tokenError } = getFieldState('token', formState);
  const { error: chatError } = getFieldState('chat', formState);
  return (
    <>
      <TextField
        label={isNew ? 'Bot token' : 'New bot token'}
        required={isNew}
        error={tokenError !== undefined}
        helperText={
          tokenError?.message ?? (isNew ? 'Whoever has it controls the bot. It is not shown again.' : STAYS)
        }
        slotProps={{ htmlInput: { autoComplete: 'off', spellCheck: false } }}
        {...register('token')}
      />
      <TextField
        label="Chat ID"
        required
        error={chatError !== undefined}
        helperText={
          chatError?.message ?? 'A number such as -1001234567890, or the @name of a public channel or group.'
        }
        {...register('chat')}
      />
    </>
  );
}
