import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';

/** What the marks of the graph mean. */
export function GraphLegend() {
  const { palette } = useTheme();
  const marks = [
    {
      name: 'New link',
      mark: <line x1={1} x2={19} y1={8} y2={8} stroke={palette.primary.main} strokeWidth={2} />,
    },
    {
      name: 'Existing link',
      mark: <line x1={1} x2={19} y1={8} y2={8} stroke={palette.text.secondary} strokeOpacity={0.5} />,
    },
    { name: 'Page', mark: <circle cx={10} cy={8} r={5} fill={palette.text.secondary} /> },
    {
      name: 'Orphan',
      mark: (
        <circle
          cx={10}
          cy={8}
          r={5}
          fill={palette.background.paper}
          stroke={palette.warning.main}
          strokeWidth={2}
        />
      ),
    },
  ];
  return (
    <Box component="ul" sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, listStyle: 'none', m: 0, p: 0 }}>
      {marks.map(({ name, mark }) => (
        <Box component="li" key={name} sx={{ display: 'flex', alignItems: 'center', gap: 0.75 }}>
          <svg width={20} height={16} aria-hidden>
            {mark}
          </svg>
          <Typography variant="body2">{name}</Typography>
        </Box>
      ))}
    </Box>
  );
}
