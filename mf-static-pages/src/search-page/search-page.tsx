import { Container, PageHeader } from '@denk/shared/ui';

export default function SearchPage() {
  return (
    <Container>
      <PageHeader title="Arama" />
    </Container>
  );
}
