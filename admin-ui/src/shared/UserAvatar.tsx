import Avatar from '@mui/material/Avatar';
import type { UserView } from '@contracts/users/users';

/** The user's photo, or the initials on the accent. */
export function UserAvatar({ user, size }: { user: Pick<UserView, 'photoURL' | 'name'>; size: number }) {
  return (
    <Avatar
      src={user.photoURL || undefined}
      alt=""
      aria-hidden
      sx={{
        width: size,
        height: size,
        bgcolor: 'primary.main',
        color: 'primary.contrastText',
        fontSize: size * 0.38,
        fontWeight: 600,
      }}
    >
      {initialsOf(user.name)}
    </Avatar>
  );
}

function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/);
  const letters = words.length > 1 ? [words[0], words.at(-1)] : [words[0]];
  return letters.map((word) => Array.from(word ?? '')[0]?.toUpperCase() ?? '').join('');
}
