"""Several processes that are one site: leases on tables, messages between nodes, and forwarding."""
