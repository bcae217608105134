import UploadIcon from '@mui/icons-material/FileUploadOutlined';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';

/** Leads from the list of users to their import. */
export function ImportUsersButton() {
  return (
    <Button variant="outlined" startIcon={<UploadIcon />} component={Link} to="/users/import">
      Import
    </Button>
  );
}
