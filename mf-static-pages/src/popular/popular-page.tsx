import { Container, PageHeader } from '@denk/shared/ui';

export default function PopularPage() {
  return (
    <Container>
      <PageHeader title="Popüler aramalar" />
    </Container>
  );
}
