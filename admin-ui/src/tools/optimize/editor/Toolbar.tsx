import AiIcon from '@mui/icons-material/AutoAwesomeOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import InputBase from '@mui/material/InputBase';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import { type Editor, useEditorState } from '@tiptap/react';
import { type KeyboardEvent, useState } from 'react';
import { Hint } from '../../../shared/hint/Hint';
import { ImageDialog } from './ImageDialog';
import { LinkDialog } from './LinkDialog';
import { ACTIONS, type Asks, BLOCK_STYLES, blockStyleOf, setBlockStyle } from './toolbarActions';
import { TableMenu } from './TableMenu';

interface ToolbarProps {
  editor: Editor;
  /** Asks a model for the selection in other words; undefined where there is no model. */
  onRewrite: (() => void) | undefined;
}

/** What can be done with the text, one stop of the keyboard: arrows lead through it. */
export function Toolbar({ editor, onRewrite }: ToolbarProps) {
  const [asks, setAsks] = useState<Asks | null>(null);
  const [stop, setStop] = useState(0);
  const state = useEditorState({
    editor,
    selector: ({ editor: now }) => ({
      style: blockStyleOf(now),
      active: ACTIONS.map(({ isActive }) => isActive?.(now) ?? false),
      possible: ACTIONS.map(({ isPossible }) => isPossible?.(now) ?? true),
      inTable: now.isActive('table'),
    }),
  });
  const walk = (event: KeyboardEvent<HTMLElement>) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (step === undefined || !(event.target instanceof HTMLButtonElement)) return;
    event.preventDefault();
    const buttons = [...event.currentTarget.querySelectorAll<HTMLButtonElement>('button')];
    const next = (buttons.indexOf(event.target) + step + buttons.length) % buttons.length;
    setStop(next);
    buttons[next]?.focus();
  };
  const close = () => {
    setAsks(null);
    editor.commands.focus();
  };
  return (
    <Box
      role="toolbar"
      aria-label="Formatting"
      onKeyDown={walk}
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 0.25,
        p: 0.75,
        position: 'sticky',
        top: { xs: 56, sm: 64 },
        zIndex: 2,
        bgcolor: 'background.paper',
        borderBottom: 1,
        borderColor: 'divider',
        borderRadius: 'inherit',
      }}
    >
      <Select
        size="small"
        variant="standard"
        input={<InputBase />}
        value={state.style}
        onChange={(event) => setBlockStyle(editor, event.target.value)}
        inputProps={{ 'aria-label': 'Style of the paragraph' }}
        sx={{ minWidth: 116, px: 1 }}
      >
        {BLOCK_STYLES.map(({ value, label }) => (
          <MenuItem key={value} value={value}>
            {label}
          </MenuItem>
        ))}
      </Select>
      {ACTIONS.map(({ name, keys, icon: Icon, run, asks: question }, place) => (
        <Hint key={name} title={keys ? `${name} (${keys})` : name}>
          <IconButton
            size="small"
            tabIndex={place === stop ? 0 : -1}
            aria-label={name}
            aria-pressed={ACTIONS[place]?.isActive ? state.active[place] : undefined}
            aria-disabled={!state.possible[place]}
            color={state.active[place] ? 'primary' : 'default'}
            onFocus={() => setStop(place)}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => {
              if (!state.possible[place]) return;
              if (question) setAsks(question);
              else run?.(editor);
            }}
            sx={{
              '&[aria-disabled="true"]': { opacity: 0.4 },
              '&[aria-pressed="true"]': { bgcolor: 'action.selected' },
            }}
          >
            <Icon fontSize="small" />
          </IconButton>
        </Hint>
      ))}
      {onRewrite ? (
        <Hint title="Rewrite the selection with AI">
          <IconButton
            size="small"
            tabIndex={stop === ACTIONS.length ? 0 : -1}
            onFocus={() => setStop(ACTIONS.length)}
            onMouseDown={(event) => event.preventDefault()}
            onClick={onRewrite}
          >
            <AiIcon fontSize="small" />
          </IconButton>
        </Hint>
      ) : null}
      {state.inTable ? <TableMenu editor={editor} /> : null}
      {asks === 'link' ? <LinkDialog editor={editor} onClose={close} /> : null}
      {asks === 'image' ? <ImageDialog editor={editor} onClose={close} /> : null}
    </Box>
  );
}
