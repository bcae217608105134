import Typography from '@mui/material/Typography';
import { Logo } from '../../shared/Logo';
import { useInstance } from '../../shared/useInstance';
import { NAVBAR_COLORS } from '../../theme/palette';

/** Characters that have room in one line, beside a logo that is not wide. */
const SHORT_NAME = 14;

/** Logo and name at the top of the navigation; a long name takes three lines, and a wide logo leaves it the room. */
export function NavbarBrand() {
  const { name } = useInstance();
  const isLong = name.length > SHORT_NAME;
  return (
    <>
      <Logo size={32} maxWidth={isLong ? 56 : undefined} />
      <Typography
        component="span"
        title={name}
        sx={{
          minWidth: 0,
          color: NAVBAR_COLORS.strong,
          fontWeight: 700,
          overflow: 'hidden',
          overflowWrap: 'anywhere',
          display: '-webkit-box',
          WebkitBoxOrient: 'vertical',
          ...(isLong
            ? { fontSize: 14, lineHeight: 1.25, WebkitLineClamp: 3 }
            : { fontSize: 20, WebkitLineClamp: 1 }),
        }}
      >
        {name}
      </Typography>
    </>
  );
}
