import Pagination from '@mui/material/Pagination';

interface PageNumbersProps {
  label: string;
  page: number;
  pages: number;
  onPage: (page: number) => void;
}

/** The way to the parts of a list that has several. */
export function PageNumbers({ label, page, pages, onPage }: PageNumbersProps) {
  return (
    <Pagination
      size="small"
      count={pages}
      page={page}
      siblingCount={0}
      onChange={(_, next) => onPage(next)}
      aria-label={label}
    />
  );
}
